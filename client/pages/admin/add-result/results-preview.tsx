import { ImportPreview } from '#client/features/import-preview/import-preview.tsx'
import type { SampleValue } from '#client/features/import-preview/sample-rows.tsx'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { Lang } from '#client/ui/lang.tsx'

type Row = StagedResultsFragment['sample'][number]

const values: readonly SampleValue<Row>[] = [
  { header: 'Mark', align: 'end', after: (row) => row.examMark, before: ({ before }) => before?.examMark },
  {
    header: 'Rank',
    align: 'end',
    after: ({ examRank }) => examRank ?? '–',
    before: ({ before }) => (before ? (before.examRank ?? '–') : undefined),
  },
  {
    header: 'Percentage',
    align: 'end',
    after: ({ percentage }) => `${percentage}%`,
    before: ({ before }) => (before ? `${before.percentage}%` : undefined),
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
