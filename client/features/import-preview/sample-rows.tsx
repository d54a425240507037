import styled from 'styled-components'
import type { StagedPreviewFragment } from '#client/gql/graphql.ts'
import { below, color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Script } from '#client/ui/script.tsx'
import { Table } from '#client/ui/table.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { BeforeAfter } from './before-after.tsx'
import { useShowAll } from './use-show-all.ts'

type Row = StagedPreviewFragment['sample'][number]

const shownAtFirst = 6
const changes: Record<Row['change'], { label: string; tone: Tone }> = {
  NEW: { label: 'New', tone: 'success' },
  CHANGED: { label: 'Changed', tone: 'warning' },
  UNCHANGED: { label: 'Unchanged', tone: 'neutral' },
}

/** Rows of a staged file as they would be published; changed ones show what stands there now. */
export function SampleRows({ sample, totalRows }: Pick<StagedPreviewFragment, 'sample' | 'totalRows'>) {
  const { all, showAll, box } = useShowAll(shownAtFirst)
  const shown = all ? sample : sample.slice(0, shownAtFirst)
  return (
    <Box ref={box}>
      <p>
        {shown.length === totalRows
          ? 'All rows'
          : `${shown.length} of ${totalRows.toLocaleString('en-IN')} rows`}
        , those that change something first.
      </p>
      <Table
        caption="Rows of the file"
        captionHidden
        rows={shown}
        rowKey={({ rowNumber }) => String(rowNumber)}
        columns={[
          { key: 'candidate', header: 'Candidate', rowHeader: true, cell: candidate },
          { key: 'mark', header: 'Mark', align: 'end', cell: mark },
          { key: 'rank', header: 'Rank', align: 'end', cell: rank },
          { key: 'percentage', header: 'Percentage', align: 'end', cell: percentage },
          { key: 'change', header: 'Change', cell: change },
        ]}
      />
      {shown.length < sample.length && (
        <div>
          <Button variant="secondary" size="small" onClick={showAll}>
            Show {sample.length} rows
          </Button>
        </div>
      )}
    </Box>
  )
}

function candidate({ candidateId, studentName, rowNumber }: Row) {
  return (
    <Candidate>
      {candidateId}
      <span>
        {studentName ? <Script>{studentName}</Script> : 'No student record'} · row {rowNumber}
      </span>
    </Candidate>
  )
}

function mark({ examMark, before }: Row) {
  return <BeforeAfter after={examMark} before={before?.examMark} />
}

function rank({ examRank, before }: Row) {
  return <BeforeAfter after={examRank ?? '–'} before={before ? (before.examRank ?? '–') : undefined} />
}

function percentage({ percentage: after, before }: Row) {
  return <BeforeAfter after={`${after}%`} before={before ? `${before.percentage}%` : undefined} />
}

function change({ change: kind }: Row) {
  return <Badge tone={changes[kind].tone}>{changes[kind].label}</Badge>
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & > p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  /* On a phone the badge stands beside the candidate and the values side by side: a card of five lines is too tall. */
  ${below('medium')} {
    & tbody > tr {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[1]} ${space[3]};
    }
    & tbody th {
      grid-column: 1 / 3;
    }
    & tbody td {
      display: block;

      &::before {
        display: block;
      }
      &:last-child {
        grid-area: 1 / 3;
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
