import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

/** Browsers count changes of the address; a pause in typing is early enough. */
const PAUSE_MS = 200

interface SearchFieldProps {
  label: string
  /** What the page's address says. */
  value: string
  /** Called after a pause in typing. */
  onSearch: (text: string) => void
}

/** A search that lives in the page's address: typing changes it a moment later, Back and Forward change the field. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const reported = useRef(value)
  const tell = useEffectEvent((next: string) => {
    reported.current = next
    onSearch(next)
  })
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === reported.current) return
    const timer = setTimeout(() => tell(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Field name="search" label={label}>
      <TextInput
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Field>
  )
}
