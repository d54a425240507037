import { builder } from '#server/builder.ts'
import { Finding } from './finding.ts'
import type { LayerPreview } from './staged-preview.ts'
import { STAGED_HOURS } from './sweep-layers.ts'

// A staged file is an uploaded table that is checked and in the database but shown to nobody yet, with what publishing
// it would do. The preview was measured when the file was taken in and is kept with it, so everybody who looks at it
// sees the same.

export interface StagedFileShape {
  id: string
  fileName: string
  totalRows: number
  stagedAt: Date
  preview: LayerPreview
}

/** What the previews of all kinds have in common. */
export const StagedFile = builder.interfaceRef<StagedFileShape>('StagedFile').implement({
  description: 'An uploaded file that is checked but not published, and what publishing it would do.',
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
      description: 'When the staged file is swept if it is not published.',
      resolve: ({ stagedAt }) => new Date(stagedAt.getTime() + STAGED_HOURS * 60 * 60_000),
    }),
  }),
})
