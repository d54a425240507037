import { type Control, isCheckBox } from '#client/ui/enter-value.ts'

/** The value of a field. */
export interface TypedValue {
  /** Type, name and place among its like, which are the same in every language. */
  field: string
  /** Of a field with a text. */
  value?: string
}

/** The values of a page's fields, without secrets. */
export function collectTyped(root: ParentNode): TypedValue[] {
  return [...fieldsOf(root)].flatMap(([field, control]): TypedValue[] => {
    if (isCheckBox(control))
      return control.checked !== control.defaultChecked && control.checked ? [{ field }] : []
    const isTyped = control.value !== initialValue(control) || isRefused(control) || isLookedUp(control)
    return isTyped ? [{ field, value: control.value }] : []
  })
}

/** Whether the form came back: its initial values are then the typed ones. */
const isRefused = ({ form, value }: Control) => value !== '' && form?.querySelector('[role="alert"]') != null

/** A Candidate ID that was looked up with a second secret stands in no address. */
const isLookedUp = ({ name, value }: Control) => name === 'candidate' && value !== ''

function initialValue(control: Exclude<Control, never>): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return (
    [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ??
    control.options[0]?.value ??
    ''
  )
}

/** The fields of a page by a key that is the same in every language. */
export function fieldsOf(root: ParentNode): Map<string, Control> {
  const fields = new Map<string, Control>()
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    if (control.disabled || /^(?:hidden|password|file)$/.test(control.type) || control.name === 'secret')
      continue
    const kind = `${control.type} ${control.name} ${isCheckBox(control) ? control.value : ''}`
    let place = 0
    while (fields.has(`${kind} ${place}`)) place += 1
    fields.set(`${kind} ${place}`, control)
  }
  return fields
}
