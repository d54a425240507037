import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { LinkIsOnItsWay } from '#client/features/account/link-is-on-its-way.tsx'
import { LinkNotValid } from '#client/features/account/link-not-valid.tsx'
import type { LinkProblem } from '#client/gql/graphql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestResetForm } from './request-reset-form.tsx'

/** Without a token: asks for the mail. With the mailed link's token: sets the new password. */
export function Component() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('token')
  const [problem, setProblem] = useState<{ message: string; reason: LinkProblem }>()
  const [sentTo, setSentTo] = useState<string>()
  const setting = token !== null && problem === undefined
  const title = setting ? t('Set a new password') : t('Reset your password')
  return (
    <Page
      title={title}
      width="reading"
      intro={
        setting
          ? t('Then you log in with it. Devices that are logged in now are signed out.')
          : t('We mail you a link that sets a new one.')
      }
    >
      <PageHead title={title} noIndex={token !== null} />
      {problem !== undefined && (
        <LinkNotValid message={problem.message} mayBeUsed={problem.reason === 'USED'}>
          {problem.reason === 'USED'
            ? t('If it was you who used it, your new password is set and you can log in.')
            : t('Ask for a new one below.')}
        </LinkNotValid>
      )}
      <Card $padding="roomy">
        {setting && (
          <NewPasswordForm
            token={token}
            onSet={() => navigate(paths.signIn, { replace: true })}
            onLinkNotValid={setProblem}
          />
        )}
        {!setting && sentTo === undefined && <RequestResetForm onSent={setSentTo} />}
        {sentTo !== undefined && <LinkIsOnItsWay email={sentTo} />}
      </Card>
      <p>
        <TextLink to={paths.signIn}>{t('Back to log in')}</TextLink>
      </p>
    </Page>
  )
}
