import { useConfirmed } from '#client/data/use-confirmed.ts'
import type { InvitationRowFragment } from '#client/gql/graphql.ts'
import { useRevokeInvitationMutation } from '#client/gql/hooks/use-revoke-invitation-mutation.ts'
import { t } from '#client/locales/t.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'

interface RevokeDialogProps {
  invitation: InvitationRowFragment
  onClose: () => void
}

/** Asks before an invitation is revoked. */
export function RevokeDialog({ invitation: { id, email }, onClose }: RevokeDialogProps) {
  const [revoke] = useRevokeInvitationMutation()
  const confirmed = useConfirmed({
    failed: t('The invitation was not revoked'),
    onClose,
    async run() {
      await revoke({ variables: { id } })
      return { title: t('The invitation of {email} is revoked', { email }), tone: 'success' }
    },
  })

  return (
    <ConfirmDialog
      open
      title={t('Revoke this invitation?')}
      confirmLabel={t('Revoke invitation')}
      {...confirmed}
      busyLabel={t('Revoking…')}
    >
      <p>
        <strong>{email}</strong>
      </p>
      <p>{t('Its link stops working at once. An account that was made with it already stays.')}</p>
    </ConfirmDialog>
  )
}
