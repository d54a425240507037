import { useState } from 'react'
import { useApollo } from '#client/data/use-apollo.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { graphql } from '#client/gql/gql.ts'
import { t } from '#client/locales/t.ts'
import { Form } from '#client/ui/form.tsx'
import { JsSubmit } from './js-submit.tsx'
import { LinkIsOnItsWay } from './link-is-on-its-way.tsx'

export const ResendVerificationMutation = graphql(`
  mutation ResendVerification($email: String!) {
    resendVerification(email: $email)
  }
`)

/** Offers to mail the link that confirms an address once more, where the address is known. */
export function SendLinkAgain({ email }: { email: string }) {
  const apollo = useApollo()
  const { busy, errors, attempt } = useAttempt()
  const [sent, setSent] = useState(false)

  const submit = () =>
    attempt(async () => {
      await (await apollo()).mutate({ mutation: ResendVerificationMutation, variables: { email } })
      setSent(true)
      return []
    })

  if (sent) return <LinkIsOnItsWay email={email} />
  return (
    <Form errors={errors} errorTitle={t('Nothing was sent')} onSubmit={submit}>
      <div>
        <JsSubmit variant="secondary" busy={busy} busyLabel={t('Sending…')}>
          {t('Send the link again')}
        </JsSubmit>
      </div>
    </Form>
  )
}
