import { createContext, useContext } from 'react'

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string
  name: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export const FieldControlContext = createContext<FieldControl | null>(null)

/** For the control inside a Field; throws where there is none, since it would have no label. */
export function useFieldControl(): FieldControl {
  const control = useContext(FieldControlContext)
  if (control === null) throw new Error('A control needs a Field around it for its label')
  return control
}
