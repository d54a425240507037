import styled from 'styled-components'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { useTakenFocus } from '#client/ui/use-taken-focus.ts'
import { countOfResults } from './results-import.ts'

interface ImportTitleProps {
  staged: StagedResultsFragment
  /** Takes the focus, as after an upload in this tab. */
  fresh: boolean
}

/** What has been staged, large, and where it comes from. */
export function ImportTitle({ staged, fresh }: ImportTitleProps) {
  const title = useTakenFocus<HTMLHeadingElement>(fresh)
  return (
    <header>
      <Title ref={title} tabIndex={-1}>
        {countOfResults(staged.totalRows)} of {staged.examId}
      </Title>
      <Source>
        from{' '}
        <strong>
          <Lang>{staged.fileName}</Lang>
        </strong>
        . Every row was read and none is wrong. Nobody sees them before you publish; until{' '}
        <ShownDate at={staged.expiresAt} withTime /> the file waits for that.
      </Source>
    </header>
  )
}

const Title = styled.h2`
  font-size: ${text('display')};
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`

const Source = styled.p`
  max-width: 40rem;
  margin-top: ${space[2]};
  color: ${color('textMuted')};

  & > strong {
    color: ${color('text')};
  }
`
