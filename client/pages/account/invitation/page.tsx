import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterSignIn } from '#client/features/account/after-sign-in.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { AcceptForm } from './accept-form.tsx'

/** Accepts an invitation: whoever has the link chooses a password and is logged in. */
export function Component() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('token')
  const [problem, setProblem] = useState<string>()
  const works = token !== null && problem === undefined
  return (
    <Page
      title={t('Your account')}
      width="reading"
      intro={works ? t('You are invited. Choose a password, and your account is ready.') : undefined}
    >
      <PageHead title={t('Your account')} noIndex />
      {works ? (
        <Card $padding="roomy">
          <AcceptForm
            token={token}
            onAccepted={(role) => navigate(afterSignIn(role, null), { replace: true })}
            onLinkNotValid={setProblem}
          />
        </Card>
      ) : (
        <Callout
          tone="warning"
          role="alert"
          title={problem ?? t('This address has no invitation. Part of the link is missing.')}
        >
          {t('Ask the staff who invited you to send a new one.')}
        </Callout>
      )}
      <p>
        {t('You have an account already?')} <TextLink to={paths.signIn}>{t('Log in')}</TextLink>
      </p>
    </Page>
  )
}
