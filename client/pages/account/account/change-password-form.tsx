import { useAttempt } from '#client/data/use-attempt.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { NewPasswordFields, newPasswordProblems } from '#client/features/account/new-password-fields.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useChangePasswordMutation } from '#client/gql/hooks/use-change-password-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'

graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      __typename
      ... on PasswordChanged { message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

/** Changes the viewer's password. @param email for password managers, which file it under that. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { toast } = useToast()
  const [change] = useChangePasswordMutation()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData, sent: HTMLFormElement) =>
    attempt(async () => {
      const currentPassword = String(values.get('currentPassword'))
      const problems = newPasswordProblems(values, 'newPassword')
      if (currentPassword === '') {
        problems.unshift({ path: 'currentPassword', message: t('Present password is required') })
      }
      if (problems.length > 0) return problems
      const newPassword = String(values.get('newPassword'))
      const { data } = await change({ variables: { currentPassword, newPassword } })
      const answer = data?.changePassword
      if (answer?.__typename === 'InvalidInput') return answer.fields
      if (answer) toast({ title: answer.message, tone: 'success' })
      sent.reset()
      return []
    })

  return (
    <Form method="post" errors={errors} errorTitle={t('Your password is as it was')} onSubmit={submit}>
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <Field name="currentPassword" label={t('Present password')} required>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <NewPasswordFields name="newPassword" label={t('New password')} />
      <div>
        <JsSubmit busy={busy} busyLabel={t('Saving…')}>
          {t('Change password')}
        </JsSubmit>
      </div>
    </Form>
  )
}
