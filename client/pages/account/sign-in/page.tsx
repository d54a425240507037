import { useEffect, useEffectEvent } from 'react'
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { afterSignIn, denialFor } from '#client/features/account/after-sign-in.ts'
import { graphql } from '#client/gql/gql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { SignInForm } from './sign-in-form.tsx'

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
