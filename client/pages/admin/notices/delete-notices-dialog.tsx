import { useConfirmed } from '#client/data/use-confirmed.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ManagedNoticeFragment } from '#client/gql/graphql.ts'
import { useDeleteNoticesMutation } from '#client/gql/hooks/use-delete-notices-mutation.ts'
import { t } from '#client/locales/t.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { forgetPublicNotices } from './managed-notices-query.ts'

graphql(`
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
  const [deleteNotices] = useDeleteNoticesMutation()
  const files = notices.reduce((sum, { attachments }) => sum + attachments.length, 0)
  const what = t('{count, plural, one {# notice} other {# notices}}', { count: notices.length })
  const confirmed = useConfirmed({
    failed: t('Error'),
    onClose,
    async run() {
      await deleteNotices({
        variables: { ids: notices.map(({ id }) => id) },
        update: forgetPublicNotices,
      })
      onDeleted()
      return { title: t('Notices deleted successfully'), tone: 'success' }
    },
  })

  return (
    <ConfirmDialog
      open
      title={t('Delete {what}?', { what })}
      confirmLabel={t('Delete {what}', { what })}
      {...confirmed}
      busyLabel={t('Deleting…')}
    >
      <ul>
        {notices.slice(0, NAMED).map(({ id, title }) => (
          <li key={id}>
            <Lang>{title}</Lang>
          </li>
        ))}
        {notices.length > NAMED && <li>{t('and {count} more', { count: notices.length - NAMED })}</li>}
      </ul>
      <p>
        {files === 0
          ? t('There are no attachments.')
          : t(
              'With {count, plural, one {# attachment} other {# attachments}}: those files are deleted, too.',
              { count: files },
            )}{' '}
        {t('This cannot be undone. To hide a notice for a while, deactivate it.')}
      </p>
    </ConfirmDialog>
  )
}
