import { useEffect, useRef } from 'react'
import { enterValue } from './enter-value.ts'

/**
 * For a form that searches by the page's address: writes the values of a changed address into the fields, which keep the focus.
 *
 * @param fieldValues values in the address, by the names of the fields.
 */
export function useAddressFields(fieldValues: Readonly<Record<string, string>>) {
  const form = useRef<HTMLFormElement>(null)
  const values = JSON.stringify(fieldValues)
  const written = useRef(values)
  useEffect(() => {
    if (written.current === values) return
    written.current = values
    for (const [name, value] of Object.entries<string>(JSON.parse(values))) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value !== value) enterValue(field, value)
    }
  }, [values])
  return form
}
