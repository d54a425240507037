import { forgetResults } from '#client/data/forget-results.ts'
import { useConfirmed } from '#client/data/use-confirmed.ts'
import { graphql } from '#client/gql/gql.ts'
import type { StudentUploadRowFragment } from '#client/gql/graphql.ts'
import { useDeleteStudentUploadsMutation } from '#client/gql/hooks/use-delete-student-uploads-mutation.ts'
import { rich, t } from '#client/locales/t.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { DeletedSecrets, useDeletedSecrets } from './deleted-secrets.tsx'
import { deletionOutcome } from './deletion-outcome.ts'

graphql(`
  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }
`)

/** Named one by one; of more, the rest is counted. */
const NAMED = 5

interface DeleteUploadsDialogProps {
  /** The lists to delete. */
  deleted: readonly StudentUploadRowFragment[]
  /** All lists: some of them count again then. */
  uploads: readonly StudentUploadRowFragment[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before student lists are deleted, and says what goes and what comes back. */
export function DeleteUploadsDialog({ deleted, uploads, onClose, onDeleted }: DeleteUploadsDialogProps) {
  const [deleteUploads] = useDeleteStudentUploadsMutation()
  const secrets = useDeletedSecrets(deleted)
  const what = t('{count, plural, one {# list} other {# lists}}', { count: deleted.length })
  const confirmed = useConfirmed({
    failed: t('Error'),
    onClose,
    async run() {
      await deleteUploads({ variables: { ids: deleted.map(({ id }) => id) }, update: forgetResults })
      onDeleted()
      return {
        title: t('Success'),
        description: t('Selected uploads deleted successfully.'),
        tone: 'success',
      }
    },
  })

  return (
    <ConfirmDialog
      open
      title={deleted.length === 1 ? t('Delete this student list?') : t('Delete {what}?', { what })}
      confirmLabel={t('Delete {what}', { what })}
      {...confirmed}
      waiting={secrets.found === undefined && secrets.failure === undefined}
      busyLabel={t('Deleting…')}
    >
      <ul>
        {deleted.slice(0, NAMED).map(({ id, fileName, totalStudents }) => (
          <li key={id}>
            {rich('{file} with {students}', {
              file: (
                <strong>
                  <Lang>{fileName}</Lang>
                </strong>
              ),
              students: studentCount(totalStudents),
            })}
          </li>
        ))}
        {deleted.length > NAMED && <li>{t('and {count} more', { count: deleted.length - NAMED })}</li>}
      </ul>
      <p>{outcomeWords(deleted, uploads)}</p>
      <DeletedSecrets {...secrets} />
      <p>
        {t(
          'No result goes. A deleted list only comes back by uploading your own file again. PINs and dates of birth are removed from the file for download, and PINs that were made here are in no file.',
        )}
      </p>
    </ConfirmDialog>
  )
}

function outcomeWords(
  deleted: readonly StudentUploadRowFragment[],
  uploads: readonly StudentUploadRowFragment[],
): string {
  const { counts, comesBack, stays } = deletionOutcome(deleted, uploads)
  const [back] = comesBack
  if (!counts) return t('Nothing changes for candidates: only active lists count.')
  if (back) {
    const others = comesBack.length > 1 ? ` ${t('and {count} more', { count: comesBack.length - 1 })}` : ''
    return t(
      'What older lists say comes back: their names and groups ({fileName}{others}) show again. Candidates whom no other active list has will show without a name.',
      { fileName: back.fileName, others },
    )
  }
  if (stays.length > 0) {
    return t(
      'The newer active lists stay as they are. Candidates whom they do not have will show without a name.',
    )
  }
  return t('No other list is active: results will show without names.')
}
