import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterSignIn } from '#client/features/account/after-sign-in.ts'
import { LinkNotValid } from '#client/features/account/link-not-valid.tsx'
import type { LinkProblem } from '#client/gql/graphql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { AcceptForm } from './accept-form.tsx'

const SEND_ANEW = t('Ask the staff who invited you to send a new one.')

/** Accepts an invitation: the owner of the link chooses a password and is logged in. */
export function Component() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('token')
  const [problem, setProblem] = useState<{ message: string; reason: LinkProblem }>()
  // An invitation that was used is gone: the API cannot tell it from one that never was.
  const mayBeUsed = problem !== undefined && problem.reason !== 'EXPIRED'
  const works = token !== null && problem === undefined
  return (
    <Page
      title={t('Your account')}
      width="reading"
      intro={works ? t('You are invited. Choose a password, and your account is ready.') : undefined}
    >
      <PageHead title={t('Your account')} noIndex />
      {token === null && (
        <Callout tone="warning" title={t('This address has no invitation. Part of the link is missing.')}>
          {SEND_ANEW}
        </Callout>
      )}
      {works && (
        <Card $padding="roomy">
          <AcceptForm
            token={token}
            onAccepted={(role) => navigate(afterSignIn(role, null), { replace: true })}
            onLinkNotValid={setProblem}
          />
        </Card>
      )}
      {problem && (
        <LinkNotValid message={problem.message} mayBeUsed={mayBeUsed}>
          {mayBeUsed
            ? t(
                'If it was you who used it, your account is ready and you can log in. Otherwise ask the staff who invited you to send a new one.',
              )
            : SEND_ANEW}
        </LinkNotValid>
      )}
      {!mayBeUsed && (
        <p>
          {t('You have an account already?')} <TextLink to={paths.signIn}>{t('Log in')}</TextLink>
        </p>
      )}
    </Page>
  )
}
