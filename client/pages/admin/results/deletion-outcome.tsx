import { useQuery } from '@apollo/client/react'
import { errorMessage } from '#client/data/error-message.ts'
import type { ResultFileDeletionQuery as Answer, ResultFileRowFragment } from '#client/gql/graphql.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { sayMoment } from '#shared/calendar/show-dates.ts'
import { countOf } from './count-of.ts'
import { examName } from './result-file-list.ts'
import { ResultFileDeletionQuery } from './result-files-query.ts'

type Outcome = NonNullable<Answer['resultFileDeletion']>

/** Asks what deleting a file would do. Publications and deletions change it, so it is asked anew for each question. */
export function useDeletionOutcome(id: string) {
  const { data, error } = useQuery(ResultFileDeletionQuery, {
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
        What comes back could not be counted: {failure} Whoever stands in an older file of this exam will see
        that result again.
      </p>
    )
  }
  if (outcome === null) return <p>Somebody has deleted this file already.</p>
  if (outcome === undefined) {
    return (
      <div role="status" aria-label="Counting what comes back">
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
    )
  }
  if (outcome.lost === file.totalResults) {
    return (
      <p>
        {only ? `It is the only file of ${examName(file)}` : 'No other file has these candidates'}:{' '}
        {countOf(outcome.lost, 'candidate')} will find no result of this exam any more.
      </p>
    )
  }
  return (
    <ul>
      <Restored {...outcome} />
      {outcome.lost > 0 && (
        <li>
          {countOf(outcome.lost, 'candidate')} in no other file will find no result of this exam any more.
        </li>
      )}
      {outcome.unaffected > 0 && (
        <li>
          {countOf(outcome.unaffected, 'candidate')} in a newer file{' '}
          {outcome.unaffected === 1 ? 'keeps that result.' : 'keep that result.'}
        </li>
      )}
    </ul>
  )
}

function Restored({ restored }: Pick<Outcome, 'restored'>) {
  const now = new Date().toISOString()
  return restored.map(({ file, candidates }) => (
    <li key={file.id}>
      The results of{' '}
      <strong>
        <Lang>{file.fileName}</Lang>
      </strong>{' '}
      stand again for {countOf(candidates, 'candidate')}
      {file.releaseAt && file.releaseAt > now
        ? `, to be seen from their release on: ${sayMoment(file.releaseAt, now)}.`
        : '.'}
    </li>
  ))
}
