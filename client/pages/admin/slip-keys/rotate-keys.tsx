import { useState } from 'react'
import { failureMessage } from '#client/data/change-failure.ts'
import { graphql } from '#client/gql/gql.ts'
import { useRotateSlipKeysMutation } from '#client/gql/hooks/use-rotate-slip-keys-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useToast } from '#client/ui/toast-context.ts'

graphql(`
  mutation RotateSlipKeys { rotateSlipKeys { id createdAt retiredAt } }
`)

/** Makes a new key, after a question. */
export function RotateKeys({ onRotated }: { onRotated: () => void }) {
  const { toast } = useToast()
  const [asking, setAsking] = useState(false)
  const [rotate, { loading }] = useRotateSlipKeysMutation()

  async function confirm() {
    try {
      await rotate()
      toast({ title: t('New key made'), tone: 'success' })
      onRotated()
    } catch (error) {
      toast(failureMessage(error, t('No key was made')))
    }
    setAsking(false)
  }

  return (
    <span data-needs-js>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('Make a new key')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('Make a new key?')}
        confirmLabel={t('Make a new key')}
        busy={loading}
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
