import styled from 'styled-components'
import {
  markWords,
  percentageWords,
  rankWords,
  subjectsWords,
} from '#client/features/results/outcome-names.ts'
import { rich, t } from '#client/locales/t.ts'
import { correctResultPath, resultPath } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { Quiet } from '#client/ui/table-cell.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import type { CandidateExam } from './candidate-exams.ts'
import type { CandidateResult } from './candidate-query.ts'

interface ExamHistoryProps {
  candidateId: string
  exam: CandidateExam
  /** ISO 8601 */
  now: string
}

/** A candidate's result in one exam, and the rows of earlier and later files. */
export function ExamHistory({ candidateId, exam, now }: ExamHistoryProps) {
  const columns: TableColumn<CandidateResult>[] = [
    { key: 'file', header: t('File'), rowHeader: true, cell: (row) => <File row={row} /> },
    { key: 'state', header: t('State'), cell: (row) => <State row={row} now={now} /> },
    { key: 'mark', header: t('Exam Mark'), align: 'end', cell: markWords },
    { key: 'percentage', header: t('Percentage'), align: 'end', cell: percentageWords },
    { key: 'rank', header: t('Exam Rank'), align: 'end', cell: rankWords },
  ]
  if (exam.rows.some(({ subjects }) => subjects.length > 0)) {
    columns.push({
      key: 'subjects',
      header: t('Subjects'),
      cell: ({ subjects }) => <Lang>{subjectsWords(subjects) || '–'}</Lang>,
    })
  }
  return (
    <article>
      <Head>
        <h3>
          <Lang>{exam.title}</Lang>
        </h3>
        <Facts>
          <span>{exam.id}</span>
          {exam.date !== null && <ShownDate at={exam.date} />}
          {exam.shown && <TextLink to={resultPath(exam.id, candidateId)}>{t('Mark sheet')}</TextLink>}
          {exam.shown && <TextLink to={correctResultPath(exam.id, candidateId)}>{t('Correct')}</TextLink>}
        </Facts>
      </Head>
      <Table
        caption={t('{title}: the candidate’s row in each file', { title: exam.title })}
        captionHidden
        columns={columns}
        rows={exam.rows}
        rowKey={(row) => String(exam.rows.indexOf(row))}
      />
    </article>
  )
}

function File({ row }: { row: CandidateResult }) {
  return (
    <>
      <Name>
        <Lang>{row.fileName}</Lang>
      </Name>
      {row.publishedAt && (
        <Quiet>
          {row.uploadedBy
            ? rich('Published {date} by {person}', {
                date: <ShownDate at={row.publishedAt} withTime />,
                person: row.uploadedBy,
              })
            : rich('Published {date}', { date: <ShownDate at={row.publishedAt} withTime /> })}
        </Quiet>
      )}
    </>
  )
}

function State({ row, now }: { row: CandidateResult; now: string }) {
  if (row.isWithdrawn)
    return (
      <Badge tone="danger" icon>
        {t('Withdrawn')}
      </Badge>
    )
  if (!row.isPublished) return <Badge>{t('Not published')}</Badge>
  if (row.isShown)
    return (
      <Badge tone="success" icon>
        {t('Shown')}
      </Badge>
    )
  if (row.releaseAt && row.releaseAt > now) {
    return (
      <Badge tone="info" icon>
        {rich('Hidden until {date}', { date: <ShownDate at={row.releaseAt} withTime /> })}
      </Badge>
    )
  }
  return <Badge>{t('Replaced')}</Badge>
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[2]};

  & h3 {
    font-size: ${text('large')};
    overflow-wrap: anywhere;
  }
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;

  & > a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }
`

const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
`
