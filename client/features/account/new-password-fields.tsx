import { Field } from '#client/ui/field.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { PasswordInput } from '#client/ui/password-input.tsx'

interface NewPasswordFieldsProps {
  /** Name of the first field, which the API's problems name. */
  name: 'password' | 'newPassword'
  label: string
}

/** A password that somebody chooses, twice. */
export function NewPasswordFields({ name, label }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        name={name}
        label={label}
        required
        hint="At least 8 characters. A few words that only you would put together make a good one."
      >
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field name="repeated" label={`${label}, once more`} required>
        <PasswordInput autoComplete="new-password" />
      </Field>
    </>
  )
}

/** What is wrong with the two before the API is asked. */
export function newPasswordProblems(values: FormData, name: NewPasswordFieldsProps['name']): FormError[] {
  const password = values.get(name)
  if (password === '') return [{ path: name, message: 'Password is required' }]
  if (password !== values.get('repeated')) return [{ path: 'repeated', message: 'Passwords do not match' }]
  return []
}
