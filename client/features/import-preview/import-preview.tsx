import styled from 'styled-components'
import type { StagedPreviewFragment } from '#client/gql/graphql.ts'
import { space } from '#client/theme/theme.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportFindings } from './import-findings.tsx'
import { SampleRows } from './sample-rows.tsx'

/** What publishing a staged file would do: the counts, then what is worth a look, then the rows. */
export function ImportPreview({ staged }: { staged: StagedPreviewFragment }) {
  return (
    <Box aria-label="Preview">
      <ImportCounts counts={staged} />
      {staged.findings.length > 0 && <ImportFindings findings={staged.findings} />}
      <SampleRows sample={staged.sample} totalRows={staged.totalRows} />
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`
