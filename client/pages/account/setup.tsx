import { useLoaderData } from 'react-router-dom'
import { setUp, shouldAskAnew } from '#client/features/account/set-up-action.ts'
import { SetUpForm } from '#client/features/account/set-up-form.tsx'
import { loadSetup } from '#client/features/account/set-up-query.ts'
import { NoSetupPage } from '#client/layouts/no-setup-page.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { Page } from '#client/ui/page.tsx'

export { loadSetup as loader, setUp as action, shouldAskAnew as shouldRevalidate }

export function Component() {
  const { setup, isDone } = useLoaderData<typeof loadSetup>()
  if (!setup) return <NoSetupPage isDone={isDone} />
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
