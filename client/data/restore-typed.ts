import { enterValue } from '#client/ui/enter-value.ts'
import { fieldsOf, type TypedValue } from './typed-values.ts'

/** Writes values that were typed in another language into the fields, after all components have been rendered. */
export function restoreTyped(root: ParentNode, values: readonly TypedValue[]): void {
  // Outside of React's work, so that each change is rendered before the next one.
  setTimeout(() => {
    for (const { field, value } of values) {
      const control = fieldsOf(root).get(field)
      if (control) enterValue(control, value ?? true)
    }
  })
}
