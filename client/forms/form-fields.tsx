import type { ReactNode } from 'react'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { codeAttributes } from '#client/ui/code-attributes.ts'
import { DateInput } from '#client/ui/date-input.tsx'
import { DayAndTimeField } from '#client/ui/day-and-time-field.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'

interface AnyField {
  name: string
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  /** By default a line of text; `moment` is a day and a time in Nepal. */
  type?: 'number' | 'code' | 'email' | 'url' | 'text area' | 'day' | 'moment' | 'check box'
  /** To choose from. */
  choices?: readonly (readonly [value: string, label: string])[]
  maxLength?: number
  rows?: number
  placeholder?: string
}

/** A field of a form. */
export interface FormField<Values> extends AnyField {
  /** Of its value, and the `path` of its problems. */
  name: keyof Values & string
}

interface FormFieldsProps<Values> {
  form: { values: Values; change: (part: Partial<Values>) => void }
  fields: readonly FormField<Values>[]
}

/** A control for each field, which holds the value of its name. */
export function FormFields<Values extends object>({ form, fields }: FormFieldsProps<Values>) {
  return fields.map((field) => (
    <Control
      key={field.name}
      field={field}
      value={form.values[field.name]}
      // The type of a field is that of its value.
      onChange={(value) => form.change({ [field.name]: value } as Partial<Values>)}
    />
  ))
}

interface ControlProps {
  field: AnyField
  value: unknown
  onChange: (value: string | boolean) => void
}

function Control({ field, value: given, onChange }: ControlProps) {
  const { name, label, hint, type, required = false } = field
  if (type === 'check box')
    return (
      <Checkbox
        name={name}
        label={label}
        hint={hint}
        checked={given === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  const value = String(given ?? '')
  if (type === 'moment')
    return (
      <DayAndTimeField
        name={name}
        label={String(label)}
        hint={String(hint)}
        required={required}
        value={value}
        onChange={onChange}
      />
    )
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <Input field={field} value={value} onChange={onChange} />
    </Field>
  )
}

const attributes = {
  number: { numeric: true, inputMode: 'decimal', autoComplete: 'off' },
  code: { numeric: true, ...codeAttributes },
  email: { type: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  url: { type: 'url', inputMode: 'url', autoComplete: 'off' },
  text: { autoComplete: 'off' },
} as const

function Input({ field, value, onChange }: ControlProps & { value: string }) {
  const { type = 'text', choices, maxLength, rows, placeholder } = field
  const control = {
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (choices)
    return (
      <Select {...control}>
        {choices.map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </Select>
    )
  if (type === 'day') return <DateInput value={value} onChange={onChange} />
  if (type === 'text area') return <TextArea {...control} rows={rows} maxLength={maxLength} />
  if (type === 'check box' || type === 'moment') return null
  return <TextInput {...control} {...attributes[type]} maxLength={maxLength} placeholder={placeholder} />
}
