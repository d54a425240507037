import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/apollo/error-message.ts'
import { forgetResults } from '#client/apollo/forget-results.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { deletionOutcome } from './deletion-outcome.ts'
import { examName } from './result-file-list.ts'

const DeleteResultFileMutation = graphql(`
  mutation DeleteResultFile($id: ID!) {
    deleteResultFile(id: $id)
  }
`)

interface DeleteDialogProps {
  /** The file to delete. */
  file: ResultFileRowFragment
  /** All files of the list: some of them come back. */
  files: readonly ResultFileRowFragment[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a result file is deleted, and says what goes and what comes back. */
export function DeleteDialog({ file, files, onClose, onDeleted }: DeleteDialogProps) {
  const { toast } = useToast()
  const [deleteFile] = useMutation(DeleteResultFileMutation)
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    toast({
      about: file.id,
      title: 'Deleting the file and its results',
      description: `${file.fileName} with ${results(file.totalResults)} cannot be brought back except by uploading it again.`,
    })
    try {
      await deleteFile({
        variables: { id: file.id },
        update(cache) {
          cache.evict({ id: cache.identify({ __typename: 'ExamResultFile', id: file.id }) ?? '' })
          forgetResults(cache)
        },
      })
      toast({ title: 'File and associated results deleted successfully', tone: 'success', about: file.id })
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
      confirmLabel={`Delete ${results(file.totalResults)}`}
      busy={busy}
      busyLabel="Deleting…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{file.fileName}</strong> goes, and with it {results(file.totalResults)} of {examName(file)}.
      </p>
      <Outcome file={file} files={files} />
    </ConfirmDialog>
  )
}

function Outcome({ file, files }: Pick<DeleteDialogProps, 'file' | 'files'>) {
  const { comesBack, stays } = deletionOutcome(file, files)
  const [back] = comesBack
  const name = examName(file)
  if (back) {
    return (
      <p>
        What it corrected comes back: its candidates see the results of <strong>{back.fileName}</strong>{' '}
        again. Candidates who stand only in the deleted file will find no result.
      </p>
    )
  }
  if (stays.length > 0) {
    return (
      <p>
        The {stays.length === 1 ? 'newer file' : `${stays.length} newer files`} of {name} stay as they are.
        Candidates who stand only in the deleted file will find no result.
      </p>
    )
  }
  return <p>It is the only file of {name}: candidates will not find this exam any more.</p>
}

function results(count: number): string {
  return count === 1 ? '1 result' : `${count.toLocaleString('en-IN')} results`
}
