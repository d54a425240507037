import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { countOf } from './count-of.ts'
import { DeletionOutcome, useDeletionOutcome } from './deletion-outcome.tsx'
import { examName } from './result-file-list.ts'
import { ResultFilesQuery } from './result-files-query.ts'

const DeleteResultFileMutation = graphql(`
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
  const [deleteFile] = useMutation(DeleteResultFileMutation)
  const [busy, setBusy] = useState(false)
  const found = useDeletionOutcome(file.id)

  async function confirm() {
    setBusy(true)
    toast({
      about: file.id,
      title: 'Deleting the file and its results',
      description: `${file.fileName} with ${countOf(file.totalResults, 'result')} cannot be brought back except by uploading it again.`,
    })
    try {
      const { data } = await deleteFile({
        variables: { id: file.id },
        update(cache) {
          cache.evict({ id: cache.identify({ __typename: 'ExamResultFile', id: file.id }) ?? '' })
          forgetResults(cache)
        },
        // Other files count for more candidates now.
        refetchQueries: [ResultFilesQuery],
      })
      toast(
        data?.deleteResultFile
          ? { title: 'File and associated results deleted successfully', tone: 'success', about: file.id }
          : { title: 'The file was deleted already', about: file.id },
      )
      onClose()
      onDeleted()
    } catch (error) {
      toast({
        title: 'Error deleting file',
        description: errorMessage(error),
        tone: 'destructive',
        about: file.id,
      })
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open
      title="Delete this file and its results?"
      confirmLabel={`Delete ${countOf(file.totalResults, 'result')}`}
      busy={busy}
      waiting={found.outcome === undefined && found.failure === undefined}
      busyLabel="Deleting…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>
          <Lang>{file.fileName}</Lang>
        </strong>{' '}
        goes, and with it {countOf(file.totalResults, 'result')} of {examName(file)}.
      </p>
      {file.withdrawnAt == null ? (
        <DeletionOutcome file={file} only={only} {...found} />
      ) : (
        <p>It is withdrawn: no candidate sees its results.</p>
      )}
    </ConfirmDialog>
  )
}
