export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isCheckBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/**
 * Enters a value as a person does, so that the component that holds the field's value learns of it.
 *
 * @param value of a check box or radio button whether it is checked.
 */
export function enterValue(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isCheckBox(control)) return
    control.checked = !value
    control.click()
    return
  }
  // React overrides the setter of each field, and ignores values set by it.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue
  setter?.call(control, value)
  const type = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(type, { bubbles: true }))
}
