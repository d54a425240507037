import { useEffect, useRef } from 'react'
import { enterValue } from './enter-value.ts'

/**
 * For a form that asks by the page's address. When the address changes, what it says is written into the fields. They stay the same
 * fields, so the one with the focus keeps it.
 *
 * @param fieldValues by the address, by the names of the fields.
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
