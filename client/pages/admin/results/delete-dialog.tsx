import { forgetResults } from '#client/data/forget-results.ts'
import { useConfirmed } from '#client/data/use-confirmed.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useDeleteResultFileMutation } from '#client/gql/hooks/use-delete-result-file-mutation.ts'
import { rich, t } from '#client/locales/t.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { resultCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { DeletionOutcome, useDeletionOutcome } from './deletion-outcome.tsx'
import { examName } from './result-file-list.ts'
import { ResultFilesQuery } from './result-files-query.ts'

graphql(`
  mutation DeleteResultFile($id: ID!) {
    deleteResultFile(id: $id)
  }
`)

interface DeleteDialogProps {
  file: ResultFileRowFragment
  /** Whether the exam has no other file. */
  only: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a result file is deleted, and says what goes and what comes back. */
export function DeleteDialog({ file, only, onClose, onDeleted }: DeleteDialogProps) {
  const { toast } = useToast()
  const [deleteFile] = useDeleteResultFileMutation()
  const found = useDeletionOutcome(file.id)
  const confirmed = useConfirmed({
    failed: t('Error deleting file'),
    about: file.id,
    onClose,
    async run() {
      toast({
        about: file.id,
        title: t('Deleting the file and its results'),
        description: t('{file} with {results} cannot be brought back except by uploading it again.', {
          file: file.fileName,
          results: resultCount(file.totalResults),
        }),
      })
      const { data } = await deleteFile({
        variables: { id: file.id },
        update(cache) {
          cache.evict({ id: cache.identify({ __typename: 'ExamResultFile', id: file.id }) ?? '' })
          forgetResults(cache)
        },
        // Other files count for more candidates now.
        refetchQueries: [ResultFilesQuery],
      })
      onDeleted()
      return data?.deleteResultFile
        ? { title: t('File and associated results deleted successfully'), tone: 'success' }
        : { title: t('The file was deleted already') }
    },
  })

  return (
    <ConfirmDialog
      open
      title={t('Delete this file and its results?')}
      confirmLabel={t('Delete {results}', { results: resultCount(file.totalResults) })}
      {...confirmed}
      waiting={found.outcome === undefined && found.failure === undefined}
      busyLabel={t('Deleting…')}
    >
      <p>
        {rich('{file} goes, and with it {results} of {exam}.', {
          file: (
            <strong>
              <Lang>{file.fileName}</Lang>
            </strong>
          ),
          results: resultCount(file.totalResults),
          exam: examName(file),
        })}
      </p>
      <DeletionOutcome file={file} only={only} {...found} />
    </ConfirmDialog>
  )
}
