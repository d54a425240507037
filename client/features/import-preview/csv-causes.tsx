import styled from 'styled-components'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { rowCount } from '#client/ui/counts.ts'
import { grouped } from '#shared/digits.ts'
import { sentence } from './csv-problem-words.ts'
import { ProblemList } from './problem-list.ts'

type Cause = CsvProblemsFragment['causes'][number]

const MOST_SHOWN = 10

interface CsvCausesProps {
  causes: readonly Cause[]
  errorCount: number
}

/** The errors of a file by cause, one line each; nothing where every error has its own. */
export function CsvCauses({ causes, errorCount }: CsvCausesProps) {
  if (causes.length >= errorCount) return null
  const more = causes.length - MOST_SHOWN
  return (
    <div>
      <p>{t('Many rows have the same error. These are the most frequent ones:')}</p>
      <List aria-label={t('Errors by cause')}>
        {causes.slice(0, MOST_SHOWN).map((cause) => (
          <li key={`${cause.column} ${cause.message}`}>
            <strong>{`${rowCount(cause.count)}:`}</strong>{' '}
            <span>
              {sentence(cause)}
              {cause.rows.length > 0 && <Rows> {rowsOf(cause)}</Rows>}
            </span>
          </li>
        ))}
      </List>
      {more > 0 && (
        <p>
          {t('{more, plural, one {One more error is} other {# more errors are}} less frequent.', { more })}
        </p>
      )}
    </div>
  )
}

/** "Row 2.", "Rows 2, 3 and 8.", "Rows 2, 3, 4, 5, 6 and 1,824 more." */
function rowsOf({ rows, count }: Cause): string {
  const numbers = rows.map(String)
  const rest = count - rows.length
  const last = rest > 0 ? t('{count} more', { count: grouped(rest) }) : (numbers.pop() ?? '')
  return numbers.length === 0
    ? t('Row {last}.', { last })
    : t('Rows {numbers} and {last}.', { numbers: numbers.join(', '), last })
}

const List = styled(ProblemList)`
  margin-bottom: ${space[2]};

  & strong {
    text-align: end;
  }
`

const Rows = styled.span`
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
`
