import { useRef } from 'react'
import { useViewer } from '#client/data/root-data.ts'
import { answerSignIn } from '#client/data/session-prompt.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Asks the person who was signed in for the password; closing it means "not now". */
export default function SignInAgainDialog() {
  const email = useViewer().user?.email ?? ''
  const signIn = useSignIn()
  const { busy, errors, attempt } = useAttempt()
  const password = useRef<HTMLInputElement>(null)

  const submit = (values: FormData) =>
    attempt(async () => {
      const { role, problems } = await signIn(email, String(values.get('again')))
      if (role) answerSignIn(true)
      return problems.map(({ path, message }) => ({ path: path === 'password' ? 'again' : path, message }))
    })

  return (
    <Dialog
      open
      onClose={() => answerSignIn(false)}
      title={t('Your session has ended')}
      description={t('Enter the password of {email} to go on where you are. Nothing you typed is lost.', {
        email,
      })}
      initialFocus={password}
    >
      <Form method="post" errors={errors} errorTitle={t('You are not logged in yet')} onSubmit={submit}>
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <Field name="again" label={t('Password')} required>
          <PasswordInput ref={password} autoComplete="current-password" />
        </Field>
        <FormActions>
          <Button type="submit" busy={busy} busyLabel={t('Logging in…')}>
            {t('Log in and go on')}
          </Button>
          <Button variant="secondary" onClick={() => answerSignIn(false)}>
            {t('Not now')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
