import { useState } from 'react'
import { LinkIsOnItsWay } from '#client/features/account/link-is-on-its-way.tsx'
import { SendLinkAgain } from '#client/features/account/send-link-again.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const description = t('Create an account for the student area: study materials, papers, schedule and more.')

export function Component() {
  const [email, setEmail] = useState<string>()
  return (
    <Page title={t('Create account')} width="reading" intro={t('For the student area. It takes a minute.')}>
      <PageHead title={t('Create account')} description={description} />
      {email === undefined ? (
        <>
          <Card $padding="roomy">
            <SignUpForm onReceived={setEmail} />
          </Card>
          <p>
            {t('You have an account?')} <TextLink to={paths.signIn}>{t('Log in')}</TextLink>
          </p>
        </>
      ) : (
        <Card $padding="roomy">
          <h2>{t('One more step')}</h2>
          <LinkIsOnItsWay email={email} />
          <p>{t('Follow the link in it, and you can log in. Nothing came?')}</p>
          <SendLinkAgain email={email} />
        </Card>
      )}
    </Page>
  )
}
