import { useState } from 'react'
import { forgetAnswers } from '#client/data/next-person.ts'
import { useApollo } from '#client/data/use-apollo.ts'
import { SendLinkAgain } from '#client/features/account/send-link-again.tsx'
import { useSignIn } from '#client/features/account/use-sign-in.ts'
import type { Role } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { failedWithoutJs } from './failed-without-js.ts'

interface SignInFormProps {
  /** Called when the session is open and the cache's viewer is the person who signed in. */
  onSignedIn: (role: Role) => void
  /** Why the form came back, sent without JavaScript: `failed` in the page's address. */
  failed: string | null
}

/**
 * Email and password. The form shows the server's objections and keeps the typed values. Without a script
 * the browser posts it to the page's own address.
 */
export function SignInForm({ onSignedIn, failed }: SignInFormProps) {
  const { toast } = useToast()
  const apollo = useApollo()
  const signIn = useSignIn()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>(() => failedWithoutJs(failed))
  const [unconfirmed, setUnconfirmed] = useState<string>()

  async function submit(values: FormData) {
    if (busy) return
    setBusy(true)
    const email = String(values.get('email'))
    const attempt = await signIn(email, String(values.get('password')))
    setBusy(false)
    setErrors(attempt.problems)
    setUnconfirmed(attempt.unconfirmed && email)
    if (!attempt.role) return
    await forgetAnswers(await apollo())
    toast({ title: t('Logged in successfully'), tone: 'success', about: 'access' })
    onSignedIn(attempt.role)
  }

  return (
    <>
      <Form method="post" errors={errors} errorTitle={t('You are not logged in yet')} onSubmit={submit}>
        <Field name="email" label={t('Email')} required>
          <TextInput type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field name="password" label={t('Password')} required>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button type="submit" wide busy={busy} busyLabel={t('Logging in…')}>
          {t('Log in')}
        </Button>
      </Form>
      {unconfirmed !== undefined && <SendLinkAgain email={unconfirmed} />}
      {failed === 'unconfirmed' && unconfirmed === undefined && (
        <p>
          <TextLink to={paths.verifyEmail}>{t('Send the link again')}</TextLink>
        </p>
      )}
    </>
  )
}
