import { z } from 'zod'

/** What publishing a row would do to what stands published for its candidate. */
export const RowChange = { NEW: 'NEW', CHANGED: 'CHANGED', UNCHANGED: 'UNCHANGED' } as const

export type RowChange = (typeof RowChange)[keyof typeof RowChange]

const finding = z.object({
  message: z.string(),
  count: z.int().nullable(),
  /** IDs of some of the candidates it concerns, where the message does not name them. */
  examples: z.array(z.string()).optional(),
})

/** Something worth a look before publishing. It never blocks. */
export type FindingShape = z.infer<typeof finding>

/**
 * What publishing a staged file of any kind would do: computed in the staging transaction and kept with the file's
 * record. Each kind adds its sample.
 */
export const layerPreview = z.object({
  newRows: z.int(),
  changedRows: z.int(),
  unchangedRows: z.int(),
  /** What the reader noticed about the header: known only while the file is read. */
  notes: z.array(z.string()),
  findings: z.array(finding),
})

export type LayerPreview = z.infer<typeof layerPreview>

/** Where a row of the sample stands in the file, and what publishing would do to it. */
export const sampleRowBase = z.object({
  rowNumber: z.int(),
  candidateId: z.string(),
  change: z.enum(RowChange),
})
