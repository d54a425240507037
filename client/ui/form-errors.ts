import { createContext, useContext } from 'react'

/** One thing wrong with a form: `path` is the field's name. The shape of the API's FieldProblem. */
export interface FormError {
  path: string
  message: string
}

const none: readonly FormError[] = []

/** The errors of the form around, so that each field finds its own. */
export const FormErrorsContext = createContext<readonly FormError[]>(none)

/** What is wrong with the field of this name, if anything. Errors of the form have no name, and so have choices of a view. */
export function useFieldError(name: string): string | undefined {
  return useContext(FormErrorsContext).find(({ path }) => path !== '' && path === name)?.message
}

/** The id of a field's control when none is given: the error summary links to it. */
export const fieldId = (name: string) => `field-${name}`
