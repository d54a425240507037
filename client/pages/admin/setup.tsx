import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { failureMessage } from '#client/data/change-failure.ts'
import { DemoParts } from '#client/features/account/demo-parts.tsx'
import { setUp, shouldAskAnew } from '#client/features/account/set-up-action.ts'
import { SetUpForm } from '#client/features/account/set-up-form.tsx'
import { type DemoRow, loadSetup } from '#client/features/account/set-up-query.ts'
import { graphql } from '#client/gql/gql.ts'
import { useRemoveDemoMutation } from '#client/gql/hooks/use-remove-demo-mutation.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { NoSetupPage } from '#client/layouts/no-setup-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Stack } from '#client/ui/stack.ts'

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

graphql(`
  mutation RemoveDemo { removeDemo }
`)

/** Lists the content of the demo, and removes it. */
function RemoveDemo({ demo }: { demo: DemoRow }) {
  const [remove, { loading, error }] = useRemoveDemoMutation()
  const [asking, setAsking] = useState(false)
  const failed = error && failureMessage(error, t('The demo is still there'))

  async function confirm() {
    await remove({
      // Reloads the whole document: the site is another one.
      onCompleted: () => location.assign(paths.admin),
      onError: () => setAsking(false),
    })
  }

  return (
    <AdminPage title={t('Remove the demo')} intro={t('What came with the demo, and what its accounts made:')}>
      {failed && (
        <Callout tone="danger" role="alert" title={failed.title}>
          {failed.description}
        </Callout>
      )}
      <Card $padding="roomy">
        <Stack $gap={5}>
          <DemoParts demo={demo} />
          <div>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('Remove the demo')}
            </Button>
          </div>
        </Stack>
      </Card>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('Remove the demo?')}
        confirmLabel={t('Remove the demo')}
        busy={loading}
        busyLabel={t('Removing…')}
      >
        {t(
          'Everything on this list is deleted. What you have added stays, and so do notices and entries of the website that you have changed.',
        )}
      </ConfirmDialog>
    </AdminPage>
  )
}
