import { errorMessage } from '#client/data/error-message.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { useConfirmed } from '#client/data/use-confirmed.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ResultFileDeletionQuery as Answer, ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useDeleteResultFileMutation } from '#client/gql/hooks/use-delete-result-file-mutation.ts'
import { useResultFileDeletionQuery } from '#client/gql/hooks/use-result-file-deletion-query.ts'
import { rich, t } from '#client/locales/t.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { candidateCount, resultCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useToast } from '#client/ui/toast-context.ts'
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

/** Asks before a result file is deleted, and lists the deleted and the restored results. */
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

type Outcome = NonNullable<Answer['resultFileDeletion']>

/** Asks for the effects of deleting a file. Publications and deletions change them, so each question asks again. */
function useDeletionOutcome(id: string) {
  const { data, error } = useResultFileDeletionQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  })
  return { outcome: data?.resultFileDeletion, failure: error && errorMessage(error) }
}

interface DeletionOutcomeProps extends ReturnType<typeof useDeletionOutcome> {
  file: ResultFileRowFragment
  /** Whether the exam has no other file. */
  only: boolean
}

/** Which file's results stand again, for how many candidates, and who is left without any. */
function DeletionOutcome({ file, only, outcome, failure }: DeletionOutcomeProps) {
  if (failure !== undefined) {
    return (
      <p>
        {t(
          'What comes back could not be counted: {failure} Whoever stands in an older file of this exam will see that result again.',
          { failure },
        )}
      </p>
    )
  }
  if (outcome === null) return <p>{t('Somebody has deleted this file already.')}</p>
  if (outcome === undefined) {
    return (
      <div role="status" aria-label={t('Counting what comes back')}>
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
    )
  }
  if (file.exam?.state === 'WITHDRAWN')
    return <p>{t('The exam is withdrawn: no candidate sees its results.')}</p>
  if (file.exam?.state === 'SCHEDULED')
    return <p>{t('The exam waits for its release. Nothing changes in the results that candidates see.')}</p>
  if (outcome.lost === file.totalResults) {
    return (
      <p>
        {only
          ? t('It is the only file of {exam}: {candidates} will find no result of this exam any more.', {
              exam: examName(file),
              candidates: candidateCount(outcome.lost),
            })
          : t('No other file has these candidates: {candidates} will find no result of this exam any more.', {
              candidates: candidateCount(outcome.lost),
            })}
      </p>
    )
  }
  return (
    <ul>
      <Restored {...outcome} />
      {outcome.lost > 0 && (
        <li>
          {t('{candidates} in no other file will find no result of this exam any more.', {
            candidates: candidateCount(outcome.lost),
          })}
        </li>
      )}
      {outcome.unaffected > 0 && (
        <li>
          {t(
            '{count, plural, one {# candidate in a newer file keeps} other {# candidates in a newer file keep}} that result.',
            { count: outcome.unaffected },
          )}
        </li>
      )}
    </ul>
  )
}

function Restored({ restored }: Pick<Outcome, 'restored'>) {
  return restored.map(({ file, candidates }) => (
    <li key={file.id}>
      {rich('The results of {named} stand again for {counted}.', {
        named: (
          <strong>
            <Lang>{file.fileName}</Lang>
          </strong>
        ),
        counted: candidateCount(candidates),
      })}
    </li>
  ))
}
