import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useApollo } from '#client/data/use-apollo.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { LinkIsOnItsWay } from '#client/features/account/link-is-on-its-way.tsx'
import { LinkNotValid } from '#client/features/account/link-not-valid.tsx'
import { NewPasswordFields, newPasswordProblems } from '#client/features/account/new-password-fields.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { LinkProblem } from '#client/gql/graphql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Card } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { Page } from '#client/ui/page.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'

/** Without a token: asks for the mail. With the mailed link's token: sets the new password. */
export function Component() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('token')
  const [problem, setProblem] = useState<{ message: string; reason: LinkProblem }>()
  const [sentTo, setSentTo] = useState<string>()
  const setting = token !== null && problem === undefined
  const title = setting ? t('Set a new password') : t('Reset your password')
  return (
    <Page
      title={title}
      width="reading"
      intro={
        setting
          ? t('Then you log in with it. Devices that are logged in now are signed out.')
          : t('We mail you a link that sets a new one.')
      }
    >
      <PageHead title={title} noIndex={token !== null} />
      {problem !== undefined && (
        <LinkNotValid message={problem.message} mayBeUsed={problem.reason === 'USED'}>
          {problem.reason === 'USED'
            ? t('If it was you who used it, your new password is set and you can log in.')
            : t('Ask for a new one below.')}
        </LinkNotValid>
      )}
      <Card $padding="roomy">
        {setting && (
          <NewPasswordForm
            token={token}
            onSet={() => navigate(paths.signIn, { replace: true })}
            onLinkNotValid={setProblem}
          />
        )}
        {!setting && sentTo === undefined && <RequestResetForm onSent={setSentTo} />}
        {sentTo !== undefined && <LinkIsOnItsWay email={sentTo} />}
      </Card>
      <p>
        <TextLink to={paths.signIn}>{t('Back to log in')}</TextLink>
      </p>
    </Page>
  )
}

const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`)

interface RequestResetFormProps {
  /** Called when the request is received. */
  onSent: (email: string) => void
}

/** Asks for the mail with the link that sets a new password. */
function RequestResetForm({ onSent }: RequestResetFormProps) {
  const { toast } = useToast()
  const apollo = useApollo()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData) =>
    attempt(async () => {
      const email = String(values.get('email'))
      if (email.trim() === '') return [{ path: 'email', message: t('Email is required') }]
      await (await apollo()).mutate({ mutation: RequestPasswordResetMutation, variables: { email } })
      toast({ title: t('Password reset instructions have been sent to your email.'), tone: 'success' })
      onSent(email)
      return []
    })

  return (
    <Form method="post" errors={errors} errorTitle={t('Nothing was sent')} onSubmit={submit}>
      <Field name="email" label={t('Email')} required hint={t('The address that you sign in with.')}>
        <TextInput type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <JsSubmit busy={busy} busyLabel={t('Sending…')}>
        {t('Send instructions')}
      </JsSubmit>
    </Form>
  )
}

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
function NewPasswordForm({ token, onSet, onLinkNotValid }: NewPasswordFormProps) {
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
