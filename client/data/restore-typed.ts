import { enterValue } from '#client/ui/enter-value.ts'
import { fieldsOf, type TypedValue } from './typed-values.ts'

/** Types into the fields of a page what was typed in another language. Once all components have been rendered. */
export function restoreTyped(root: ParentNode, values: readonly TypedValue[]): void {
  // Outside of React's work, so that each change is rendered before the next one.
  setTimeout(() => {
    for (const { field, value } of values) {
      const control = fieldsOf(root).get(field)
      if (control) enterValue(control, value ?? true)
    }
  })
}
