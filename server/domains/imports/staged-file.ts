import { builder } from '#server/graphql/builder.ts'
import { FindingSeverity, type FindingShape, type LayerPreview, RowChange } from './staged-preview.ts'

const FindingSeverityEnum = builder.enumType(FindingSeverity, {
  name: 'FindingSeverity',
  description: 'How grave a finding is. A BLOCKING one must be confirmed before the file can be published.',
})

export const Finding = builder.objectRef<FindingShape>('Finding').implement({
  description: 'Something about a staged file that may be a mistake.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Names the kind of finding, such as OTHER_SPELLING.' }),
    severity: t.expose('severity', { type: FindingSeverityEnum }),
    message: t.exposeString('message'),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'Number of rows concerned; null when they cannot be counted.',
    }),
    examples: t.stringList({
      description: 'IDs of at most three candidates concerned, unless the message names them.',
      resolve: ({ examples }) => examples ?? [],
    }),
  }),
})

// A staged file is a validated, unpublished upload with a preview of the effects of publishing it. The preview is computed
// during staging and stored with the file's record.

export interface StagedFileShape {
  id: string
  fileName: string
  totalRows: number
  expiresAt: Date
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
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the clean-up job deletes the staged file unless it is published.',
    }),
  }),
})

export const RowChangeEnum = builder.enumType('RowChange', {
  description: "How publishing a row would change its candidate's published row.",
  values: Object.keys(RowChange) as (keyof typeof RowChange)[],
})
