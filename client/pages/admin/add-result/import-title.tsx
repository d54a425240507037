import styled from 'styled-components'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { resultCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { useTakenFocus } from '#client/ui/use-taken-focus.ts'

interface ImportTitleProps {
  staged: StagedResultsFragment
  /** Takes the focus, as after an upload in this tab. */
  fresh: boolean
}

/** Title of the staged exam, large, and the file's origin. */
export function ImportTitle({ staged, fresh }: ImportTitleProps) {
  const title = useTakenFocus<HTMLHeadingElement>(fresh)
  return (
    <header>
      <Title ref={title} tabIndex={-1}>
        {t('{results} of {exam}', { results: resultCount(staged.totalRows), exam: staged.examId })}
      </Title>
      <Source>
        {rich(
          'from {file}. Every row was read and none is wrong. Nobody sees them before you publish; until {moment} the file waits for that.',
          {
            file: (
              <strong>
                <Lang>{staged.fileName}</Lang>
              </strong>
            ),
            moment: <ShownDate at={staged.expiresAt} withTime />,
          },
        )}
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
