import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { forgetAnswers } from '#client/data/next-person.ts'
import { useApollo } from '#client/data/use-apollo.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { afterSignIn } from '#client/features/account/after-sign-in.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { LinkNotValid } from '#client/features/account/link-not-valid.tsx'
import { NewPasswordFields, newPasswordProblems } from '#client/features/account/new-password-fields.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { LinkProblem, Role } from '#client/gql/graphql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form.tsx'
import { Page } from '#client/ui/page.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'

const SEND_ANEW = t('Ask the staff who invited you to send a new one.')

/** Accepts an invitation: the owner of the link chooses a password and is logged in. */
export function Component() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('token')
  const [problem, setProblem] = useState<{ message: string; reason: LinkProblem }>()
  // An invitation that was used is gone: the API cannot tell it from one that never was.
  const mayBeUsed = problem !== undefined && problem.reason !== 'EXPIRED'
  const works = token !== null && problem === undefined
  return (
    <Page
      title={t('Your account')}
      width="reading"
      intro={works ? t('You are invited. Choose a password, and your account is ready.') : undefined}
    >
      <PageHead title={t('Your account')} noIndex />
      {token === null && (
        <Callout tone="warning" title={t('This address has no invitation. Part of the link is missing.')}>
          {SEND_ANEW}
        </Callout>
      )}
      {works && (
        <Card $padding="roomy">
          <AcceptForm
            token={token}
            onAccepted={(role) => navigate(afterSignIn(role, null), { replace: true })}
            onLinkNotValid={setProblem}
          />
        </Card>
      )}
      {problem && (
        <LinkNotValid message={problem.message} mayBeUsed={mayBeUsed}>
          {mayBeUsed
            ? t(
                'If it was you who used it, your account is ready and you can log in. Otherwise ask the staff who invited you to send a new one.',
              )
            : SEND_ANEW}
        </LinkNotValid>
      )}
      {!mayBeUsed && (
        <p>
          {t('You have an account already?')} <TextLink to={paths.signIn}>{t('Log in')}</TextLink>
        </p>
      )}
    </Page>
  )
}

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
function AcceptForm({ token, onAccepted, onLinkNotValid }: AcceptFormProps) {
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
