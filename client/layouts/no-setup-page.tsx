import { useActionData } from 'react-router-dom'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { MessagePage } from './message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageHead } from './page-head.tsx'

/** Where no set-up is open: only who has sent its form reads that it is done. */
export function NoSetupPage({ isDone }: { isDone: boolean }) {
  const isSent = useActionData() !== undefined
  if (!isSent || !isDone) {
    return (
      <>
        <PageHead title={t('Page not found')} noIndex />
        <NotFoundPage />
      </>
    )
  }
  return (
    <>
      <PageHead title={t('This website is set up by now')} noIndex />
      <MessagePage
        title={t('This website is set up by now')}
        actions={<ButtonLink to={paths.signIn}>{t('Log in')}</ButtonLink>}
      >
        <p>{t('If you sent the form, sign in with your email and password.')}</p>
      </MessagePage>
    </>
  )
}
