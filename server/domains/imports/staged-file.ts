import { builder } from '#server/graphql/builder.ts'
import { STAGED_HOURS } from './clean-up-layers.ts'
import { Finding } from './finding.ts'
import type { LayerPreview } from './staged-preview.ts'

// A staged file is a validated, unpublished upload with a preview of the effects of publishing it. The preview is computed
// during staging and stored with the file's record.

export interface StagedFileShape {
  id: string
  fileName: string
  totalRows: number
  stagedAt: Date
  preview: LayerPreview
}

/** The common fields of the previews of all kinds. */
export const StagedFile = builder.interfaceRef<StagedFileShape>('StagedFile').implement({
  description: 'A staged file: validated and not published, with a preview of the effects of publishing it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    totalRows: t.exposeInt('totalRows'),
    newRows: t.int({ resolve: ({ preview }) => preview.newRows }),
    changedRows: t.int({ resolve: ({ preview }) => preview.changedRows }),
    unchangedRows: t.int({ resolve: ({ preview }) => preview.unchangedRows }),
    findings: t.field({ type: [Finding], resolve: ({ preview }) => preview.findings }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the clean-up job deletes the staged file unless it is published.',
      resolve: ({ stagedAt }) => new Date(stagedAt.getTime() + STAGED_HOURS * 60 * 60_000),
    }),
  }),
})
