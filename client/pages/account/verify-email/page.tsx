import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApollo } from '#client/data/use-apollo.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { LinkNotValid } from '#client/features/account/link-not-valid.tsx'
import { graphql } from '#client/gql/gql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { Page } from '#client/ui/page.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { RequestLinkForm } from './request-link-form.tsx'

/** Where the link of the confirmation mail leads; without its token, the mail can be asked for again. */
export function Component() {
  const [params] = useSearchParams()
  const token = params.get('token')
  return (
    <Page title={t('Confirm your email address')} width="reading">
      <PageHead title={t('Confirm your email address')} noIndex />
      <Card $padding="roomy">{token === null ? <RequestLinkForm /> : <ConfirmEmail token={token} />}</Card>
    </Page>
  )
}

const VerifyEmailMutation = graphql(`
  mutation VerifyEmail($token: String!, $password: String!) {
    verifyEmail(token: $token, password: $password) {
      __typename
      ... on EmailVerified { message }
      ... on LinkNotValid { reason message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

type Outcome = { confirmed: true; message: string } | { confirmed: false; message: string; used: boolean }

/**
 * Confirms an address with a mailed link and the password of its sign-up: somebody else may have signed up with the
 * address, and programs that open links before their reader does must not use them up.
 */
function ConfirmEmail({ token }: { token: string }) {
  const apollo = useApollo()
  const { busy, errors, attempt } = useAttempt()
  const [outcome, setOutcome] = useState<Outcome>()

  const submit = (values: FormData) =>
    attempt(async () => {
      const { data } = await (await apollo()).mutate({
        mutation: VerifyEmailMutation,
        variables: { token, password: String(values.get('password')) },
      })
      const answer = data?.verifyEmail
      if (answer?.__typename === 'InvalidInput') return answer.fields
      if (answer?.__typename === 'EmailVerified') setOutcome({ confirmed: true, message: answer.message })
      if (answer?.__typename === 'LinkNotValid') {
        setOutcome({ confirmed: false, message: answer.message, used: answer.reason === 'USED' })
      }
      return []
    })

  if (outcome?.confirmed) {
    return (
      <>
        <TakesFocus>
          <Callout tone="success" role="status" title={outcome.message} />
        </TakesFocus>
        <div>
          <ButtonLink to={paths.signIn}>{t('Log in')}</ButtonLink>
        </div>
      </>
    )
  }
  if (outcome) {
    return (
      <>
        <LinkNotValid message={outcome.message} mayBeUsed={outcome.used}>
          {outcome.used
            ? t('If it was you who used it, your address is confirmed and you can log in.')
            : t('Ask for a new one below.')}
        </LinkNotValid>
        <RequestLinkForm />
      </>
    )
  }
  return (
    <Form method="post" errors={errors} errorTitle={t('Your address is not confirmed yet')} onSubmit={submit}>
      <p>{t('Type the password that you chose when you signed up. It shows that it was you who did.')}</p>
      <Field name="password" label={t('Password')} required>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <JsSubmit busy={busy} busyLabel={t('Confirming…')}>
        {t('Confirm my email address')}
      </JsSubmit>
    </Form>
  )
}
