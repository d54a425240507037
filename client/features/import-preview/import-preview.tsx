import type { ReactNode } from 'react'
import { t } from '#client/locales/t.ts'
import { Stack } from '#client/ui/stack.ts'
import type { Stat } from '#client/ui/stat-strip.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportFindings } from './import-findings.tsx'
import type { StagedFile } from './import-kind.ts'
import { type SampleRow, SampleRows, type SampleValue } from './sample-rows.tsx'

interface ImportPreviewProps<Row extends SampleRow> {
  staged: StagedFile & { sample: readonly Row[] }
  /** Counts besides those of every kind. */
  counts?: readonly Stat[]
  /** Columns of the rows. */
  values: readonly SampleValue<Row>[]
  /** Content under a row's candidate ID. */
  about?: (row: Row) => ReactNode
  /** Answers by which staff have the file read another way. */
  choice?: ReactNode
}

/** Effects of publishing a staged file: counts, findings, rows. */
export function ImportPreview<Row extends SampleRow>(props: ImportPreviewProps<Row>) {
  const { staged, counts = [], values, about, choice } = props
  return (
    <Stack as="section" $gap={6} aria-label={t('Preview')}>
      <ImportCounts counts={staged} more={counts} />
      {staged.findings.length > 0 && <ImportFindings findings={staged.findings} />}
      {choice}
      <SampleRows
        sample={staged.sample}
        totalRows={staged.totalRows}
        values={values}
        {...(about && { about })}
      />
    </Stack>
  )
}
