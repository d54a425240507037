import { useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { DateInput } from './date-input.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

interface DayAndTimeFieldProps {
  /** Of the day, and the `path` of errors about the whole. */
  name: string
  label: string
  /** Meaning of an empty field. */
  hint: string
  required?: boolean
  /** `yyyy-MM-ddTHH:mm` in A.D. on Kathmandu's clock; empty for none. */
  value: string
  /** Called with an empty text, too, for as long as day or time is missing or not understood. */
  onChange: (value: string) => void
}

interface Parts {
  typed: string
  /** In A.D.; undefined where it is not understood. */
  day: string | undefined
  time: string
}

/** Day, in A.D. or B.S., and time in Nepal. */
export function DayAndTimeField(props: DayAndTimeFieldProps) {
  const { name, label, hint, required = false, value, onChange } = props
  const [draft, setDraft] = useState(() => partsOf(value))
  // A value from elsewhere replaces the typed text.
  const parts = joined(draft) === value ? draft : partsOf(value)
  // The value is empty then, which must not be taken for none.
  const isHalf = parts.day !== undefined && (parts.day === '') !== (parts.time === '')

  function change(next: Parts) {
    setDraft(next)
    onChange(joined(next))
  }

  return (
    <Group>
      <Field name={name} label={label} required={required} hint={t('In A.D. or B.S. {hint}', { hint })}>
        <DateInput value={parts.typed} onChange={(typed, day) => change({ ...parts, typed, day })} />
      </Field>
      <Field name={`${name}Time`} label={t('Time in Nepal')} required={required}>
        <TextInput
          type="time"
          value={parts.time}
          ref={(input) =>
            input?.setCustomValidity(isHalf ? t('Enter both day and time, or leave both empty') : '')
          }
          onChange={(event) => change({ ...parts, time: event.currentTarget.value })}
        />
      </Field>
    </Group>
  )
}

const partsOf = (value: string): Parts => ({
  typed: value.slice(0, 10),
  day: value.slice(0, 10),
  time: value.slice(11),
})

const joined = ({ day, time }: Parts) => (day && time ? `${day}T${time}` : '')

const Group = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  justify-items: start;
`
