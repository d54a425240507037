import { useState } from 'react'
import { useApollo } from '#client/data/use-apollo.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { LinkIsOnItsWay } from '#client/features/account/link-is-on-its-way.tsx'
import { ResendVerificationMutation } from '#client/features/account/send-link-again.tsx'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextInput } from '#client/ui/text-input.tsx'

/** Asks for the mail that confirms an address once more. */
export function RequestLinkForm() {
  const apollo = useApollo()
  const { busy, errors, attempt } = useAttempt()
  const [sentTo, setSentTo] = useState<string>()

  const submit = (values: FormData) =>
    attempt(async () => {
      const email = String(values.get('email'))
      if (email.trim() === '') return [{ path: 'email', message: t('Email is required') }]
      await (await apollo()).mutate({ mutation: ResendVerificationMutation, variables: { email } })
      setSentTo(email)
      return []
    })

  if (sentTo !== undefined) return <LinkIsOnItsWay email={sentTo} />
  return (
    <Form method="post" errors={errors} errorTitle={t('Nothing was sent')} onSubmit={submit}>
      <Field name="email" label={t('Email')} required hint={t('The address that you signed up with.')}>
        <TextInput type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <JsSubmit busy={busy} busyLabel={t('Sending…')}>
        {t('Send the link again')}
      </JsSubmit>
    </Form>
  )
}
