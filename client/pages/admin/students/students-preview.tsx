import { ImportPreview } from '#client/features/import-preview/import-preview.tsx'
import type { SampleValue } from '#client/features/import-preview/sample-rows.tsx'
import type { StagedStudentsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'

type Row = StagedStudentsFragment['sample'][number]

const values: readonly SampleValue<Row>[] = [
  { header: t('Student Name'), after: (row) => row.studentName, before: ({ before }) => before?.studentName },
  { header: t('Groups'), after: (row) => row.groups, before: ({ before }) => before?.groups },
]

/** Effects of publishing a staged student list. */
export function StudentsPreview({ staged }: { staged: StagedStudentsFragment }) {
  return <ImportPreview staged={staged} values={values} />
}
