import { useState } from 'react'
import { failureMessage } from '#client/data/change-failure.ts'
import { DemoParts } from '#client/features/account/demo-parts.tsx'
import type { DemoRow } from '#client/features/account/set-up-query.ts'
import { graphql } from '#client/gql/gql.ts'
import { useRemoveDemoMutation } from '#client/gql/hooks/use-remove-demo-mutation.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Stack } from '#client/ui/stack.ts'

graphql(`
  mutation RemoveDemo { removeDemo }
`)

/** Says what goes with the demo, and removes it. */
export function RemoveDemo({ demo }: { demo: DemoRow }) {
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
