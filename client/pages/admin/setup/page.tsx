import { useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { setUp } from '#client/features/account/set-up-action.ts'
import { SetUpForm } from '#client/features/account/set-up-form.tsx'
import { loadSetup } from '#client/features/account/set-up-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { NotFoundPage } from '#client/layouts/not-found-page.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { RemoveDemo } from './remove-demo.tsx'

export { loadSetup as loader, setUp as action }

const Reading = styled.div`
  max-width: 46rem;
`

/** For admins, while there is something of the demo. */
export function Component() {
  const setup = useLoaderData<typeof loadSetup>()
  if (!setup?.demo) {
    return (
      <>
        <PageHead title={t('Page not found')} noIndex />
        <NotFoundPage />
      </>
    )
  }
  if (!setup.needsAccount) return <RemoveDemo demo={setup.demo} />
  return (
    <AdminPage
      title={t('Make this website yours')}
      intro={t('You get an account of your own, and the institute its name. Nothing has to be restarted.')}
    >
      <Reading>
        <SetUpForm setup={setup} />
      </Reading>
    </AdminPage>
  )
}
