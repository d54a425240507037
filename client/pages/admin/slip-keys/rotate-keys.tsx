import { useState } from 'react'
import { useConfirmed } from '#client/data/use-confirmed.ts'
import { graphql } from '#client/gql/gql.ts'
import { useRotateSlipKeysMutation } from '#client/gql/hooks/use-rotate-slip-keys-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'

graphql(`
  mutation RotateSlipKeys { rotateSlipKeys { id createdAt retiredAt } }
`)

/** Makes a new key, after a question. */
export function RotateKeys({ onRotated }: { onRotated: () => void }) {
  const [asking, setAsking] = useState(false)
  const [rotate] = useRotateSlipKeysMutation()
  const confirmed = useConfirmed({
    failed: t('No key was made'),
    onClose: () => setAsking(false),
    async run() {
      await rotate()
      onRotated()
      return { title: t('New key made'), tone: 'success' }
    },
  })

  return (
    <span data-needs-js>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('Make a new key')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Make a new key?')}
        confirmLabel={t('Make a new key')}
        {...confirmed}
        busyLabel={t('Making it…')}
        tone="primary"
      >
        <p>
          {t(
            'New slips are signed with it within a minute. The present key is retired: nobody can sign with it any more, and what it has signed stays valid.',
          )}
        </p>
      </ConfirmDialog>
    </span>
  )
}
