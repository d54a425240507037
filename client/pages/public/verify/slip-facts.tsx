import type { ReactNode } from 'react'
import styled from 'styled-components'
import { resultTerms, subjectMarkWords, verdictWords } from '#client/features/results/outcome-names.ts'
import { t } from '#client/locales/t.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { Card } from '#client/ui/card.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import type { FileColumn } from '#shared/result-columns.ts'
import type { SlipCheck } from './load-slip.ts'

/** Those that are told as they are. */
const furtherValues = (Object.entries(resultTerms) as [FileColumn, { term: string }][]).filter(
  ([name]) => name !== 'examMark' && name !== 'percentage',
)

/** The values of a slip, in the order of the paper. */
export function SlipFacts({ slip }: { slip: NonNullable<SlipCheck>['slip'] }) {
  const { fullMarks, percentage } = slip
  const mark = slip.examMark ? plainDecimal(slip.examMark) : null
  const facts: [term: string, value: ReactNode][] = [
    [t('Name'), slip.studentName && <Lang>{slip.studentName}</Lang>],
    [t('Candidate ID'), slip.candidateId],
    [t('Group'), slip.groups && <Lang>{slip.groups}</Lang>],
    [t('Exam'), <Lang key="exam">{slip.examTitle}</Lang>],
    [t('Exam ID'), slip.examId],
    [t('Date of the exam'), slip.examDate && <ShownDate key="exam-date" at={slip.examDate} />],
    [t('Result'), verdictWords(slip)],
    [t('Percentage'), percentage && `${plainDecimal(percentage)}%`],
    [
      t('Mark'),
      mark && fullMarks ? t('{part} of {whole}', { part: mark, whole: plainDecimal(fullMarks) }) : mark,
    ],
    ...furtherValues.map(([name, { term }]): [string, ReactNode] => [
      term,
      slip[name] && <Lang key={name}>{slip[name]}</Lang>,
    ]),
    [t('Pass mark'), percentage && `${plainDecimal(slip.passPercentage)}%`],
    [t('Issued by'), <Lang key="institute">{slip.institute}</Lang>],
    [t('Issued on'), <ShownDate key="issued" at={slip.issuedAt} />],
    [t('Code'), slip.code],
  ]
  const subjects = slip.subjects.map((subject) => [subject.name, subjectMarkWords(subject)] as const)
  return (
    <Card as="section" aria-labelledby="printed">
      <Title id="printed">{t('What was printed')}</Title>
      <p>{t('Compare it with the paper. Where they differ, the paper was changed.')}</p>
      <List>
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {subjects.map(([name, mark]) => (
          <div key={`subject ${name}`}>
            <dt>
              <Lang>{name}</Lang>
            </dt>
            <dd>{mark}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}

const Title = styled.h2`
  font-size: ${text('title')};
`

const List = styled.dl`
  margin-top: ${space[4]};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[2]} 0;
    border-top: 1px solid ${color('line')};
    line-height: ${leading('normal')};
  }
  & dt {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${from('small')} {
    & > div {
      grid-template-columns: 11rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`
