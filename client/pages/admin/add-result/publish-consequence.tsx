import styled from 'styled-components'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, text } from '#client/theme/theme.ts'
import { releaseWords } from './publish-values.ts'

interface PublishConsequenceProps {
  staged: StagedResultsFragment
  /** As the input holds it. */
  releaseAt: string
  /** The server's time in milliseconds. */
  now: number
}

/** Consequence of the button, before it is pressed. */
export function PublishConsequence({ staged, releaseAt, now }: PublishConsequenceProps) {
  const { changedRows, newRows, unchangedRows } = staged
  const release = releaseWords(releaseAt, staged.releaseAt, now)
  const corrects = changedRows + unchangedRows > 0
  return (
    <Words>
      {newRows + changedRows === 0
        ? t('Candidates see these results {release}.', { release })
        : t('Candidates see the new results {release}.', { release })}{' '}
      {corrects
        ? t(
            'Earlier files of this exam stay, and this one counts where both have a candidate. You can take it back by deleting the file under Results: then what was published before counts again.',
          )
        : t('No other result changes. You can take it back by deleting the file under Results.')}
    </Words>
  )
}

const Words = styled.p`
  max-width: 44rem;
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
