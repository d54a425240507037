import styled from 'styled-components'
import type { LookUpQuery, SecondSecret } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Card } from '#client/ui/card.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { percentageWords, verdictTone, verdictWords } from './outcome-names.ts'
import { secretWords } from './second-secret.ts'
import { percentileOf } from './standing-rules.tsx'
import { Trend } from './trend.tsx'

interface ResultTrendProps {
  /** Two or more, the newest exam first. */
  results: NonNullable<LookUpQuery['examResult']>['trend']
  secondSecret: SecondSecret
}

/** How a candidate did in the latest exams: a picture with its table beside it. */
export default function ResultTrend({ results, secondSecret }: ResultTrendProps) {
  return (
    <Card data-no-print>
      <h2>{t('Your latest exams')}</h2>
      <Trend results={results} />
      {/* Narrow enough for a phone: the table of the staff's pages would be heavier than all of this. */}
      <Exams>
        <caption>{secretWords[secondSecret].trend}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Exam')}</th>
            <th scope="col">{t('Percentage')}</th>
            <th scope="col">{t('Result')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => {
            const percentile = percentileOf(result)
            return (
              <tr key={results.indexOf(result)}>
                <th scope="row">
                  <Lang>{result.exam.title}</Lang>
                  {result.exam.date && <ShownDate at={result.exam.date} />}
                </th>
                <td>
                  {percentageWords(result)}
                  {percentile !== undefined && <small>{t('Percentile {percentile}', { percentile })}</small>}
                </td>
                <td>
                  <Badge tone={verdictTone(result)}>{verdictWords(result)}</Badge>
                </td>
              </tr>
            )
          })}
        </tbody>
      </Exams>
    </Card>
  )
}

const Exams = styled.table`
  border-collapse: collapse;
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;

  & > caption {
    caption-side: bottom;
    padding-top: ${space[3]};
    color: ${color('textMuted')};
    text-align: start;
  }
  & :is(th, td) {
    padding: ${space[2]} ${space[1]};
    border-bottom: 1px solid ${color('line')};
    text-align: end;
    vertical-align: top;
  }
  & :is(th:first-child, td:last-child, th:last-child) {
    text-align: start;
  }
  & :first-child:is(th, td) {
    padding-inline-start: 0;
  }
  & :last-child:is(th, td) {
    padding-inline-end: 0;
  }
  & th[scope='row'] {
    overflow-wrap: anywhere;
  }
  /* A date in one piece is too wide beside two columns. */
  @media (max-width: 359px) {
    & th[scope='row'] * {
      white-space: normal;
    }
  }
  & :is(time, small) {
    display: block;
    font-size: inherit;
    color: ${color('textMuted')};
    font-weight: 400;
  }
`
