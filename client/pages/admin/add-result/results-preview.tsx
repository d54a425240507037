import { ImportPreview } from '#client/features/import-preview/import-preview.tsx'
import type { SampleValue } from '#client/features/import-preview/sample-rows.tsx'
import { outcomeNames } from '#client/features/results/outcome-names.ts'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { Lang } from '#client/ui/lang.tsx'

type Row = StagedResultsFragment['sample'][number]

type Values = Pick<Row, 'outcome' | 'examMark' | 'percentage'>

/** As the file states them: nothing is rounded or cut. */
function markOf({ outcome, examMark }: Values): string {
  return outcome ? outcomeNames[outcome] : (examMark ?? '')
}

function percentageOf({ outcome, percentage }: Values): string {
  return outcome ? '–' : `${percentage}%`
}

const values: readonly SampleValue<Row>[] = [
  {
    header: 'Mark',
    align: 'end',
    after: markOf,
    before: ({ before }) => (before ? markOf(before) : undefined),
  },
  {
    header: 'Rank',
    align: 'end',
    after: ({ examRank }) => examRank ?? '–',
    before: ({ before }) => (before ? (before.examRank ?? '–') : undefined),
  },
  {
    header: 'Percentage',
    align: 'end',
    after: percentageOf,
    before: ({ before }) => (before ? percentageOf(before) : undefined),
  },
]

/** What publishing a staged results file would do. */
export function ResultsPreview({ staged }: { staged: StagedResultsFragment }) {
  return (
    <ImportPreview
      staged={staged}
      values={values}
      about={({ studentName }) => (studentName ? <Lang>{studentName}</Lang> : 'No student record')}
      counts={[
        {
          label: 'Without a student record',
          value: staged.unknownStudents,
          note: 'shown without a name',
          tone: 'info',
        },
      ]}
    />
  )
}
