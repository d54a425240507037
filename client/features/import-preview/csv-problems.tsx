import DownloadIcon from 'lucide-react/icons/download'
import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { rowCount } from '#client/ui/counts.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Stack } from '#client/ui/stack.ts'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { grouped } from '#shared/digits.ts'
import { FullMarksForm, LayoutForm, LeaveOutForm, SheetForm } from './answer-forms.tsx'
import type { ImportWords, ReadOptions, UnsentAnswers } from './import-kind.ts'
import { isComplete, type LayoutQuestion } from './layout-draft.ts'
import { SubjectColumns } from './subject-columns.tsx'
import { useShowAll } from './use-show-all.ts'

export const CSV_PROBLEMS_FRAGMENT = graphql(`
  fragment CsvProblems on InvalidCsv {
    message
    errorCount
    causes { column message count rows }
    needsFullMarks
    isEmpty
    sheets { name rows }
    layout { headerRow rows { number cells names } columns { name isRequired } }
    leaveOut { row reason text }
    subjectColumns { name isTaken problem }
    problems { row column message }
    errorFile { fileName downloadUrl spreadsheetUrl rowCount }
  }
`)

const shownAtFirst = 10

const REFUSED_FILE = 'refused-file'

interface CsvProblemsProps {
  words: Pick<ImportWords, 'refused'>
  fileName: string
  refusal: CsvProblemsFragment
  /** Uploads the same file with the missing answers, for kinds that take answers. */
  onRead?: (options: ReadOptions) => void
  /** Keeps answers that go with the next upload. */
  onAnswer?: ((answers: UnsentAnswers) => void) | undefined
}

/** Why a file was refused: each problem by row and column, as a spreadsheet numbers them. Takes the focus. */
export function CsvProblems({ words, fileName, refusal, onRead, onAnswer }: CsvProblemsProps) {
  const {
    errorCount,
    causes,
    problems,
    errorFile,
    needsFullMarks,
    sheets,
    layout,
    leaveOut,
    subjectColumns,
  } = refusal
  const isGuessed =
    onRead !== undefined && layout != null && isComplete(layout) && lacksColumns(layout, problems)
  const onlyLeftOut = onRead !== undefined && leaveOut.length > 0 && leaveOut.length === errorCount
  // Nothing is wrong with the file: something is still to be said.
  const isQuestion = sheets.length > 0 || Boolean(layout) || (needsFullMarks && !errorFile) || onlyLeftOut
  const {
    title,
    message,
    toast: said,
  } = isGuessed ? checkColumns() : onlyLeftOut ? checkLeftOut(errorCount) : words.refused(refusal)
  const { toast, dismiss } = useToast()
  const tell = useEffectEvent(() => said && toast({ ...said, about: REFUSED_FILE }))
  useEffect(() => {
    tell()
    // It is about a file that was replaced.
    return () => dismiss(REFUSED_FILE)
  }, [dismiss])
  // Most wrong rows have the same errors: their causes tell everything.
  const isRepeated =
    errorCount > 2 && causes.length > 0 && causes.every(({ count }) => count * 2 > errorCount)
  const most = isRepeated ? 0 : shownAtFirst
  const { all, showAll, list } = useShowAll<HTMLUListElement>(most)
  const leftOut = new Set(leaveOut.map(({ row }) => row))
  // The message states a problem of the whole file already; the form asks for columns that another row lacks.
  const isSaid = ({ message: words, row }: (typeof problems)[number]) =>
    words === refusal.message ||
    isGuessed ||
    (layout?.headerRow != null && row !== layout.headerRow) ||
    (onRead && typeof row === 'number' && leftOut.has(row))
  const listed = byRow(problems.filter((problem) => !isSaid(problem)))
  const shown = all ? listed : listed.slice(0, most)
  return (
    <TakesFocus>
      <Callout tone={isQuestion ? 'warning' : 'danger'}>
        {/* Read out when it appears; the list is for reading on. */}
        <Stack $gap={1} role="alert">
          <strong>{title}</strong>
          <p>{message}</p>
          <p>
            {isQuestion
              ? rich('Nothing of {file} was taken yet.', { file: <strong>{fileName}</strong> })
              : rich('Nothing of {file} was taken. Correct the file and choose it again.', {
                  file: <strong>{fileName}</strong>,
                })}
          </p>
        </Stack>
        {sheets.length > 0 && onRead && <SheetForm sheets={sheets} onSubmit={(sheet) => onRead({ sheet })} />}
        {layout && onRead && (
          <LayoutForm question={layout} onSubmit={(chosen) => onRead({ layout: chosen })} />
        )}
        {leaveOut.length > 0 && onRead && (
          <LeaveOutForm rows={leaveOut} onSubmit={(rows) => onRead({ layout: { leaveOut: rows } })} />
        )}
        {subjectColumns.length > 0 && onRead && (
          <SubjectColumns
            columns={subjectColumns}
            onRead={(subjects) => onRead({ subjects })}
            onChange={(subjects) => onAnswer?.({ subjects })}
          />
        )}
        {needsFullMarks && onRead && (
          <FullMarksForm
            onSubmit={(fullMarks) => onRead({ fullMarks })}
            onChange={(fullMarks) => onAnswer?.({ fullMarks })}
          />
        )}
        {(errorCount > shownAtFirst || isRepeated) && !onlyLeftOut && (
          <CsvCauses causes={causes} errorCount={errorCount} />
        )}
        {shown.length > 0 && (
          <ProblemList ref={list} aria-label={t('Problems in {file}', { file: fileName })}>
            {shown.map(({ row, messages }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: problems never change places.
              <li key={index}>
                <strong>{typeof row === 'number' ? t('Row {row}:', { row }) : t('File:')}</strong>{' '}
                <span>{messages}</span>
              </li>
            ))}
          </ProblemList>
        )}
        {shown.length < listed.length && (
          <div>
            <Button variant="quiet" onClick={showAll}>
              {isRepeated
                ? t('Show each row')
                : t('... and {count} more errors', { count: grouped(errorCount - shown.length) })}
            </Button>
          </div>
        )}
        {all && listed.length < errorCount && (
          <p>
            {t(
              'The first {listed} of {count} errors are listed. The others show up once these are corrected.',
              { listed: listed.length, count: grouped(errorCount) },
            )}
          </p>
        )}
        {errorFile && !onlyLeftOut && (
          <Download>
            <ButtonLink
              to={errorFile.downloadUrl}
              reloadDocument
              download={errorFile.fileName}
              variant="secondary"
              size="small"
              icon={<DownloadIcon />}
            >
              {errorFile.rowCount === 1
                ? t('Download the wrong row')
                : t('Download all {count} wrong rows', { count: grouped(errorFile.rowCount) })}
            </ButtonLink>
            {typeof errorFile.spreadsheetUrl === 'string' && (
              <ButtonLink
                to={errorFile.spreadsheetUrl}
                reloadDocument
                download={errorFile.fileName.replace(/\.csv$/i, '.xlsx')}
                variant="secondary"
                size="small"
                icon={<DownloadIcon />}
              >
                {t('Download as Excel file (.xlsx)')}
              </ButtonLink>
            )}
            <span>
              {t('A CSV file for Excel, with an Error column that says what is wrong with each.')}{' '}
              {typeof errorFile.spreadsheetUrl === 'string' &&
                `${t('In the Excel file, wrong cells are coloured and have a comment.')} `}
              {t('Correct it and choose it here within an hour: the right rows are added to it.')}
            </span>
          </Download>
        )}
      </Callout>
    </TakesFocus>
  )
}

/** Whether all that is wrong with a header is that columns are missing, not that two are the same. */
function lacksColumns(
  { headerRow, rows }: LayoutQuestion,
  problems: CsvProblemsFragment['problems'],
): boolean {
  const names = rows.find(({ number }) => number === headerRow)?.names ?? []
  return problems.length > 0 && problems.every(({ column }) => !(column != null && names.includes(column)))
}

/** The form below has a column for everything that is required. */
const checkColumns = () => ({
  title: t('Check which column is which'),
  message: t(
    'The file has other names for its columns. Each is chosen below already: look at them, then read the file.',
  ),
  toast: undefined,
})

const checkLeftOut = (count: number) => ({
  title: t('Check the rows to leave out'),
  message: t(
    '{count, plural, one {# row is} other {# rows are}} of no candidate. Nothing else is wrong. If one is of a candidate, correct the file and choose it again.',
    {
      count,
    },
  ),
  toast: undefined,
})

const Download = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  margin-top: ${space[2]};

  & > span {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

type Cause = CsvProblemsFragment['causes'][number]

const MOST_SHOWN = 10

interface CsvCausesProps {
  causes: readonly Cause[]
  errorCount: number
}

/** The errors of a file by cause, one line each; nothing where every error has its own. */
function CsvCauses({ causes, errorCount }: CsvCausesProps) {
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

/** Problems of a file: in each entry a bold part, such as the row, and the words beside it. */
const ProblemList = styled(PlainList)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  margin-top: ${space[2]};
  border-top: 1px solid ${color('dangerLine')};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: ${space[3]};
    padding-block: ${space[1]};
    border-bottom: 1px solid ${color('dangerLine')};
  }
  & strong {
    font-variant-numeric: tabular-nums;
  }
`

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

type Problem = CsvProblemsFragment['problems'][number]

/** All that is wrong with a row in one line. */
function byRow(problems: readonly Problem[]): { row: Problem['row']; messages: string }[] {
  const rows: { row: Problem['row']; of: Problem[] }[] = []
  for (const problem of problems) {
    const last = rows.at(-1)
    if (last && typeof last.row === 'number' && last.row === problem.row) last.of.push(problem)
    else rows.push({ row: problem.row, of: [problem] })
  }
  return rows.map(({ row, of }) => {
    const messages = of.map((problem, index) =>
      index < of.length - 1 ? sentence(problem).replace(/[.।]$/, '') : sentence(problem),
    )
    return { row, messages: messages.join('; ') }
  })
}

/** The problem, with the column where the message does not name it. */
function sentence({ column, message }: Pick<Problem, 'column' | 'message'>): string {
  const named = !column || message.includes(column.replace(/s$/, ''))
  return named ? message : `${column}: ${message}`
}
