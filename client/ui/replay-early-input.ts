import { type Control, enterValue, isCheckBox } from './enter-value.ts'

/**
 * Replays input that was typed, chosen or filled in before the page's scripts ran: it shows in the fields,
 * but their next rendering would take it back. Forms with an address work without scripts and read their fields themselves.
 * Called once when all components have been rendered.
 */
export function replayEarlyInput(root: ParentNode): void {
  const controls = [...root.querySelectorAll<Control>('input, textarea, select')]
  const replays = controls.filter(hasChanged).map(replayOf)
  // Outside of React's work, so that each change is rendered before the next one.
  if (replays.length > 0) setTimeout(() => replays.map((replay) => replay()))
}

function hasChanged(control: Control): boolean {
  if (control.disabled || control.form?.hasAttribute('action')) return false
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => defaultSelected && !selected)
  if (control.type === 'radio' && control instanceof HTMLInputElement)
    return control.checked && !control.defaultChecked
  if (isCheckBox(control)) return control.checked !== control.defaultChecked
  return control.type !== 'file' && control.value !== control.defaultValue
}

function replayOf(control: Control): () => void {
  const value = isCheckBox(control) ? control.checked : control.value
  return () => enterValue(control, value)
}
