import { useState } from 'react'
import { failureMessage } from '#client/data/change-failure.ts'
import type { InvitationRowFragment } from '#client/gql/graphql.ts'
import { useRevokeInvitationMutation } from '#client/gql/hooks/use-revoke-invitation-mutation.ts'
import { t } from '#client/locales/t.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useToast } from '#client/ui/toast-context.ts'

interface RevokeDialogProps {
  invitation: InvitationRowFragment
  onClose: () => void
}

/** Asks before an invitation is revoked. */
export function RevokeDialog({ invitation: { id, email }, onClose }: RevokeDialogProps) {
  const { toast } = useToast()
  const [revoke] = useRevokeInvitationMutation()
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await revoke({ variables: { id } })
      toast({ title: t('The invitation of {email} is revoked', { email }), tone: 'success' })
    } catch (error) {
      toast(failureMessage(error, t('The invitation was not revoked')))
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('Revoke this invitation?')}
      confirmLabel={t('Revoke invitation')}
      busy={busy}
      busyLabel={t('Revoking…')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{email}</strong>
      </p>
      <p>{t('Its link stops working at once. An account that was made with it already stays.')}</p>
    </ConfirmDialog>
  )
}
