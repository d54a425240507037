import { useLoaderData } from 'react-router-dom'
import { setUp } from '#client/features/account/set-up-action.ts'
import { SetUpForm } from '#client/features/account/set-up-form.tsx'
import { loadSetup } from '#client/features/account/set-up-query.ts'
import { NotFoundPage } from '#client/layouts/not-found-page.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { Page } from '#client/ui/page.tsx'

export { loadSetup as loader, setUp as action }

export function Component() {
  const setup = useLoaderData<typeof loadSetup>()
  if (!setup) {
    return (
      <>
        <PageHead title={t('Page not found')} noIndex />
        <NotFoundPage />
      </>
    )
  }
  return (
    <Page
      title={t('Set up this website')}
      width="reading"
      intro={t('Three short steps. Nothing has to be restarted afterwards.')}
    >
      <PageHead title={t('Set up this website')} noIndex />
      <SetUpForm setup={setup} />
    </Page>
  )
}
