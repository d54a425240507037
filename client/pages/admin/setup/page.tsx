import { useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { setUp, shouldAskAnew } from '#client/features/account/set-up-action.ts'
import { SetUpForm } from '#client/features/account/set-up-form.tsx'
import { loadSetup } from '#client/features/account/set-up-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { NoSetupPage } from '#client/layouts/no-setup-page.tsx'
import { t } from '#client/locales/t.ts'
import { RemoveDemo } from './remove-demo.tsx'

export { loadSetup as loader, setUp as action, shouldAskAnew as shouldRevalidate }

const Reading = styled.div`
  max-width: 46rem;
`

/** For admins, while there is something of the demo. */
export function Component() {
  const { setup, isDone } = useLoaderData<typeof loadSetup>()
  if (!setup?.demo) return <NoSetupPage isDone={isDone} />
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
