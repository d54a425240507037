import { forgetAnswers } from '#client/data/next-person.ts'
import { useApollo } from '#client/data/use-apollo.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { NewPasswordFields, newPasswordProblems } from '#client/features/account/new-password-fields.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { LinkProblem, Role } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Form } from '#client/ui/form.tsx'
import { useToast } from '#client/ui/toast-context.ts'

const AcceptInvitationMutation = graphql(`
  mutation AcceptInvitation($token: String!, $password: String!) {
    acceptInvitation(token: $token, password: $password) {
      __typename
      ... on SignedIn {
        viewer { role user { id name email } session { expiresAt } }
      }
      ... on LinkNotValid { reason message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

interface AcceptFormProps {
  /** Of the invitation's link. */
  token: string
  /** Called when the session is open and the cache's viewer is the person who accepted. */
  onAccepted: (role: Role) => void
  onLinkNotValid: (problem: { message: string; reason: LinkProblem }) => void
}

/** The password of a new account. */
export function AcceptForm({ token, onAccepted, onLinkNotValid }: AcceptFormProps) {
  const { toast } = useToast()
  const apollo = useApollo()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData) =>
    attempt(async () => {
      const problems = newPasswordProblems(values, 'password')
      if (problems.length > 0) return problems
      const client = await apollo()
      const { data } = await client.mutate({
        mutation: AcceptInvitationMutation,
        variables: { token, password: String(values.get('password')) },
      })
      const answer = data?.acceptInvitation
      if (answer?.__typename === 'InvalidInput') return answer.fields
      if (answer?.__typename === 'LinkNotValid') onLinkNotValid(answer)
      if (answer?.__typename === 'SignedIn' && answer.viewer.role) {
        await forgetAnswers(client)
        toast({ title: t('Your account is ready'), description: t('You are logged in.'), tone: 'success' })
        onAccepted(answer.viewer.role)
      }
      return []
    })

  return (
    <Form method="post" errors={errors} errorTitle={t('Your account is not ready yet')} onSubmit={submit}>
      <NewPasswordFields name="password" label={t('Password')} />
      <JsSubmit busy={busy} busyLabel={t('Saving…')}>
        {t('Set my password and log in')}
      </JsSubmit>
    </Form>
  )
}
