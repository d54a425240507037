import styled from 'styled-components'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { color, text } from '#client/theme/theme.ts'
import { releaseWords } from './publish-values.ts'

interface PublishConsequenceProps {
  staged: StagedResultsFragment
  /** As the input holds it. */
  releaseAt: string
  /** The server's time in milliseconds. */
  now: number
}

/** What the button will do, before it does it. */
export function PublishConsequence({ staged, releaseAt, now }: PublishConsequenceProps) {
  const { changedRows, newRows, unchangedRows } = staged
  const corrects = changedRows + unchangedRows > 0
  return (
    <Words>
      Candidates see {newRows + changedRows === 0 ? 'these results' : 'the new results'}{' '}
      {releaseWords(releaseAt, now)}.{' '}
      {corrects
        ? 'Files of this exam that are released before stay, and this one counts where both have a candidate. '
        : 'No other result changes. '}
      You can take it back by deleting the file under Results
      {corrects ? ': then what was published before counts again.' : '.'}
    </Words>
  )
}

const Words = styled.p`
  max-width: 44rem;
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
