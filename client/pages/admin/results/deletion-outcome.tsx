import { errorMessage } from '#client/data/error-message.ts'
import type { ResultFileDeletionQuery as Answer, ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useResultFileDeletionQuery } from '#client/gql/hooks/use-result-file-deletion-query.ts'
import { rich, t } from '#client/locales/t.ts'
import { candidateCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { examName } from './result-file-list.ts'

type Outcome = NonNullable<Answer['resultFileDeletion']>

/** Asks for the effects of deleting a file. Publications and deletions change them, so each question asks again. */
export function useDeletionOutcome(id: string) {
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
export function DeletionOutcome({ file, only, outcome, failure }: DeletionOutcomeProps) {
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
