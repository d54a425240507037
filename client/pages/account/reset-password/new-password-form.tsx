import { useApollo } from '#client/data/use-apollo.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { NewPasswordFields, newPasswordProblems } from '#client/features/account/new-password-fields.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { LinkProblem } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Form } from '#client/ui/form.tsx'
import { useToast } from '#client/ui/toast-context.ts'

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($token: String!, $password: String!) {
    resetPassword(token: $token, password: $password) {
      __typename
      ... on PasswordReset { message }
      ... on LinkNotValid { reason message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

interface NewPasswordFormProps {
  /** Of the mailed link. */
  token: string
  onSet: () => void
  onLinkNotValid: (problem: { message: string; reason: LinkProblem }) => void
}

/** Sets a new password with a mailed link. */
export function NewPasswordForm({ token, onSet, onLinkNotValid }: NewPasswordFormProps) {
  const { toast } = useToast()
  const apollo = useApollo()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData) =>
    attempt(async () => {
      const problems = newPasswordProblems(values, 'password')
      if (problems.length > 0) return problems
      const { data } = await (await apollo()).mutate({
        mutation: ResetPasswordMutation,
        variables: { token, password: String(values.get('password')) },
      })
      const answer = data?.resetPassword
      if (answer?.__typename === 'InvalidInput') return answer.fields
      if (answer?.__typename === 'LinkNotValid') onLinkNotValid(answer)
      if (answer?.__typename === 'PasswordReset') {
        toast({ title: answer.message, tone: 'success' })
        onSet()
      }
      return []
    })

  return (
    <Form method="post" errors={errors} errorTitle={t('Your password is as it was')} onSubmit={submit}>
      <NewPasswordFields name="password" label={t('New password')} />
      <JsSubmit busy={busy} busyLabel={t('Saving…')}>
        {t('Set new password')}
      </JsSubmit>
    </Form>
  )
}
