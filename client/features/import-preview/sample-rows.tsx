import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { RowChange } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { below, color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { rowCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { useShowAll } from './use-show-all.ts'

/** Fields of every row of a sample. */
export interface SampleRow {
  rowNumber: number
  candidateId: string
  change: RowChange
}

/** A column of the sample: the value of the row, and the published one. */
export interface SampleValue<Row> {
  header: string
  align?: 'start' | 'end'
  /** Whether it takes a line of its own on a phone: the last value alone. */
  wide?: boolean
  after: (row: Row) => string
  /** Undefined where nothing stands published. */
  before: (row: Row) => string | undefined
}

interface SampleRowsProps<Row extends SampleRow> {
  sample: readonly Row[]
  totalRows: number
  values: readonly SampleValue<Row>[]
  /** Content under a row's candidate ID. */
  about?: (row: Row) => ReactNode
}

const shownAtFirst = 6
const changes: Record<RowChange, { label: string; tone: Tone }> = {
  NEW: { label: t('New'), tone: 'success' },
  CHANGED: { label: t('Changed'), tone: 'warning' },
  UNCHANGED: { label: t('Unchanged'), tone: 'neutral' },
}

/** Rows of a staged file as they would be published; changed ones show the published values, too. */
export function SampleRows<Row extends SampleRow>(props: SampleRowsProps<Row>) {
  const { sample, totalRows, values, about } = props
  const { all, showAll, list } = useShowAll<HTMLDivElement>(shownAtFirst)
  const shown = all ? sample : sample.slice(0, shownAtFirst)
  const candidate: TableColumn<Row> = {
    key: 'candidate',
    header: t('Candidate'),
    rowHeader: true,
    cell: (row) => (
      <Candidate>
        {row.candidateId}
        <span>
          {about && <>{about(row)} · </>}
          {t('row {number}', { number: row.rowNumber })}
        </span>
      </Candidate>
    ),
  }
  const columns = values.map(
    ({ header, align = 'start', before, after }): TableColumn<Row> => ({
      key: header,
      header,
      align,
      cell: (row) => <BeforeAfter after={after(row)} before={before(row)} />,
    }),
  )
  const change: TableColumn<Row> = {
    key: 'change',
    header: t('Change'),
    cell: (row) => <Badge tone={changes[row.change].tone}>{changes[row.change].label}</Badge>,
  }
  return (
    <Box ref={list} $values={values.filter(({ wide }) => !wide).length} $wide={values.at(-1)?.wide}>
      <p>
        {shown.length === totalRows
          ? t('All rows, those that change something first.')
          : t('{shown} of {rows}, those that change something first.', {
              shown: shown.length,
              rows: rowCount(totalRows),
            })}
      </p>
      <Table
        caption={t('Rows of the file')}
        captionHidden
        rows={shown}
        rowKey={({ rowNumber }) => String(rowNumber)}
        columns={[candidate, ...columns, change]}
      />
      {shown.length < sample.length && (
        <div>
          <Button variant="secondary" size="small" onClick={showAll}>
            {t('Show {rows}', { rows: rowCount(sample.length) })}
          </Button>
        </div>
      )}
    </Box>
  )
}

const Box = styled.div<{ $values: number; $wide: boolean | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & > p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  /* On a phone the badge is beside the candidate and the values side by side: a card of five lines is too tall. */
  ${below('medium')} {
    & tbody > tr {
      grid-template-columns: repeat(${({ $values }) => $values}, minmax(0, 1fr));
      gap: ${space[1]} ${space[3]};
    }
    & tbody th {
      grid-column: 1 / ${({ $values }) => $values};
    }
    & tbody td {
      display: block;
      text-align: start;

      &::before {
        display: block;
      }
      &:nth-last-child(2) {
        grid-column: ${({ $wide }) => $wide && '1 / -1'};
      }
      &:last-child {
        grid-area: 1 / ${({ $values }) => $values};
        justify-self: end;

        &::before {
          content: none;
        }
      }
    }
  }
`

const Candidate = styled.span`
  display: grid;
  font-variant-numeric: tabular-nums;

  & > span {
    color: ${color('textMuted')};
    font-size: ${text('small')};
    font-weight: 400;
  }
`

interface BeforeAfterProps {
  after: string
  /** The present value; undefined without one. */
  before: string | undefined
}

/** A value, and the one that it replaces. */
function BeforeAfter({ after, before }: BeforeAfterProps) {
  if (before === undefined || before === after) return <Lang>{after}</Lang>
  return (
    <Pair>
      <VisuallyHidden>{t('was')} </VisuallyHidden>
      <del>
        <Lang>{before}</Lang>
      </del>
      <ArrowRight size="0.9em" />
      <VisuallyHidden> {t('becomes')} </VisuallyHidden>
      <ins>
        <Lang>{after}</Lang>
      </ins>
    </Pair>
  )
}

const Pair = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  align-items: center;
  justify-content: end;

  ${below('medium')} {
    justify-content: start;
  }

  & > del {
    color: ${color('textMuted')};
  }
  & > svg {
    color: ${color('textMuted')};
  }
  & > ins {
    padding-inline: ${space[1]};
    background: ${color('accentSoft')};
    font-weight: 650;
    text-decoration: none;
  }
`
