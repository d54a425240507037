import { useEffect, useEffectEvent, useState } from 'react'
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { forgetAnswers } from '#client/data/next-person.ts'
import { useApollo } from '#client/data/use-apollo.ts'
import { afterSignIn, denialFor } from '#client/features/account/after-sign-in.ts'
import { SendLinkAgain } from '#client/features/account/send-link-again.tsx'
import { useSignIn } from '#client/features/account/use-sign-in.ts'
import { graphql } from '#client/gql/gql.ts'
import type { Role } from '#client/gql/graphql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { Page } from '#client/ui/page.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'

const SignInPageQuery = graphql(`
  query SignInPage {
    viewer { role user { email } }
    needsSetup
  }
`)

/** Signed-in people go on; only somebody whose role was refused has a reason to sign in again. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, needsSetup } = await loadData(context, SignInPageQuery)
  const { searchParams } = new URL(request.url)
  const denied = searchParams.get('denied')
  if (viewer.role && (denied === null || denied === viewer.role)) {
    throw redirect(afterSignIn(viewer.role, searchParams.get('next')))
  }
  return { needsSetup, present: viewer.user?.email }
}

export function Component() {
  const { needsSetup, present } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const denial = needsSetup ? undefined : denialFor(params.get('denied'))
  useDenialToast(denial)
  return (
    <Page
      title={t('Log in')}
      width="reading"
      intro={
        denial ? t('Log in to go on to the page you asked for.') : t('For students, teachers and staff.')
      }
    >
      <PageHead title={t('Log in')} noIndex />
      {present !== undefined && denial && (
        <Callout tone="warning">
          {t('You are logged in as {email}.', { email: present })} {denial.description}
        </Callout>
      )}
      {needsSetup ? (
        <Callout tone="warning" title={t('Nobody can administer this website yet')}>
          {t('The address at which it is set up stands in the terminal and in the log of its server.')}
        </Callout>
      ) : (
        <Card $padding="roomy">
          <SignInForm
            failed={params.get('failed')}
            onSignedIn={(role) => navigate(afterSignIn(role, params.get('next')), { replace: true })}
          />
          <p>
            <TextLink to={paths.resetPassword}>{t('Forgot your password?')}</TextLink>
          </p>
        </Card>
      )}
      {!needsSetup && (
        <p>
          {t('No account yet?')} <TextLink to={paths.signUp}>{t('Create account')}</TextLink>
        </p>
      )}
    </Page>
  )
}

function useDenialToast(denial: ReturnType<typeof denialFor>) {
  const { toast } = useToast()
  const tell = useEffectEvent(() => {
    if (denial) toast({ ...denial, tone: 'destructive', about: 'access' })
  })
  useEffect(() => tell(), [])
}

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
function SignInForm({ onSignedIn, failed }: SignInFormProps) {
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

/** Problem of a sign-in by the reason in the address: the server's answer to a form sent without a script. */
const messages: Readonly<Record<string, string>> = {
  credentials: t('The email address or the password is not right. Please try again.'),
  closed: t('This account is closed. Please call or write to us if you think that this is a mistake.'),
  unconfirmed: t('Please confirm your email address first. The link is in the mail that we sent you.'),
  limited: t(
    'That was tried too often. A link to set a new password, sent to your email address, lets you in at once. Or wait some minutes and try again.',
  ),
  incomplete: t('Email and password are required.'),
}

const none: readonly FormError[] = []

/** @param failed reason as the address says it. */
function failedWithoutJs(failed: string | null): readonly FormError[] {
  if (failed === null || !Object.hasOwn(messages, failed)) return none
  return [{ path: '', message: messages[failed] ?? '' }]
}
