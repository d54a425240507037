import { z } from 'zod'
import { RowChange } from './row-change.ts'

const finding = z.object({ message: z.string(), count: z.int().nullable() })

const resultValues = z.object({
  examMark: z.string(),
  examRank: z.string().nullable(),
  percentage: z.string(),
})

const sampleRow = resultValues.extend({
  rowNumber: z.int(),
  candidateId: z.string(),
  studentName: z.string().nullable(),
  change: z.enum(RowChange),
  before: resultValues.nullable(),
})

/** What publishing a staged file would do: computed in the staging transaction and kept with the file's record. */
export const stagedPreview = z.object({
  newRows: z.int(),
  changedRows: z.int(),
  unchangedRows: z.int(),
  unknownStudents: z.int(),
  /** What the reader noticed about the header: known only while the file is read. */
  notes: z.array(z.string()),
  findings: z.array(finding),
  sample: z.array(sampleRow),
})

export type StagedPreview = z.infer<typeof stagedPreview>
export type SampleRow = z.infer<typeof sampleRow>
export type ResultValues = z.infer<typeof resultValues>
export type FindingShape = z.infer<typeof finding>
