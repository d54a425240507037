import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Form } from '#client/ui/form.tsx'
import { RequestLinkForm } from './request-link-form.tsx'
import { ScriptSubmit } from './script-submit.tsx'
import { useAttempt } from './use-attempt.ts'

const VerifyEmailMutation = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token) {
      __typename
      ... on EmailVerified { message }
      ... on LinkNotValid { reason message }
    }
  }
`)

type Outcome = { confirmed: true; message: string } | { confirmed: false; message: string; used: boolean }

/**
 * Confirms an address with a mailed link, at the press of a button: programs that look into links before their reader
 * does must not use them up.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const [verify] = useMutation(VerifyEmailMutation)
  const { busy, errors, attempt } = useAttempt()
  const [outcome, setOutcome] = useState<Outcome>()

  const submit = () =>
    attempt(async () => {
      const { data } = await verify({ variables: { token } })
      const answer = data?.verifyEmail
      if (answer?.__typename === 'EmailVerified') setOutcome({ confirmed: true, message: answer.message })
      if (answer?.__typename === 'LinkNotValid') {
        setOutcome({ confirmed: false, message: answer.message, used: answer.reason === 'USED' })
      }
      return []
    })

  if (outcome?.confirmed) {
    return (
      <>
        <Callout tone="success" role="status" title={outcome.message} />
        <div>
          <ButtonLink to={paths.signIn}>Log in</ButtonLink>
        </div>
      </>
    )
  }
  if (outcome) {
    return (
      <>
        <Callout tone="warning" role="alert" title={outcome.message}>
          {outcome.used
            ? 'If it was you who used it, your address is confirmed and you can log in.'
            : 'Ask for a new one below.'}
        </Callout>
        {outcome.used && (
          <div>
            <ButtonLink to={paths.signIn}>Log in</ButtonLink>
          </div>
        )}
        <RequestLinkForm />
      </>
    )
  }
  return (
    <Form method="post" errors={errors} errorTitle="Your address is not confirmed yet" onSubmit={submit}>
      <p>One press, and the address that our mail came to is yours to sign in with.</p>
      <ScriptSubmit busy={busy} busyLabel="Confirming…">
        Confirm my email address
      </ScriptSubmit>
    </Form>
  )
}
