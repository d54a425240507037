import { t } from '#client/locales/t.ts'
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
        hint={t('At least 8 characters. A few words that only you would put together make a good one.')}
      >
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field name="repeated" label={t('{label}, once more', { label })} required>
        <PasswordInput autoComplete="new-password" />
      </Field>
    </>
  )
}

/** As the server has it. */
const MIN_LENGTH = 8

/** Problems of both fields before the API is asked. */
export function newPasswordProblems(values: FormData, name: NewPasswordFieldsProps['name']): FormError[] {
  const password = String(values.get(name))
  const problems: FormError[] = []
  if (password === '') problems.push({ path: name, message: t('Password is required') })
  else if ([...password].length < MIN_LENGTH)
    problems.push({ path: name, message: t('Use at least {count} characters.', { count: MIN_LENGTH }) })
  if (password !== values.get('repeated'))
    problems.push({ path: 'repeated', message: t('Passwords do not match') })
  return problems
}
