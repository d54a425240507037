import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ManagedNoticeFragment } from '#client/gql/graphql.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { forgetPublicNotices } from './managed-notices-query.ts'

const DeleteNoticesMutation = graphql(`
  mutation DeleteNotices($ids: [ID!]!) { deleteNotices(ids: $ids) }
`)

/** Named one by one; of more, the rest is counted. */
const NAMED = 5

interface DeleteNoticesDialogProps {
  notices: readonly ManagedNoticeFragment[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before notices are deleted, and says what goes with them. */
export function DeleteNoticesDialog({ notices, onClose, onDeleted }: DeleteNoticesDialogProps) {
  const { toast } = useToast()
  const [deleteNotices] = useMutation(DeleteNoticesMutation)
  const [busy, setBusy] = useState(false)
  const files = notices.reduce((sum, { attachments }) => sum + attachments.length, 0)
  const what = notices.length === 1 ? '1 notice' : `${notices.length} notices`

  async function confirm() {
    setBusy(true)
    try {
      await deleteNotices({
        variables: { ids: notices.map(({ id }) => id) },
        update: forgetPublicNotices,
      })
      toast({ title: 'Notices deleted successfully', tone: 'success' })
      onDeleted()
    } catch (error) {
      toast({ title: 'Error', description: errorMessage(error), tone: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={`Delete ${what}?`}
      confirmLabel={`Delete ${what}`}
      busy={busy}
      busyLabel="Deleting…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul>
        {notices.slice(0, NAMED).map(({ id, title }) => (
          <li key={id}>
            <Lang>{title}</Lang>
          </li>
        ))}
        {notices.length > NAMED && <li>and {notices.length - NAMED} more</li>}
      </ul>
      <p>
        {files === 0
          ? 'There are no attachments.'
          : `With ${files === 1 ? '1 attachment' : `${files} attachments`}: those files are deleted, too.`}{' '}
        This cannot be undone. To hide a notice for a while, deactivate it.
      </p>
    </ConfirmDialog>
  )
}
