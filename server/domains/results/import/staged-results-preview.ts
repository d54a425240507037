import { z } from 'zod'
import { layerPreview, outcomeCounts, sampleRowBase } from '#server/domains/imports/staged-preview.ts'
import { ResultOutcome } from '#server/generated/prisma/enums.ts'

const resultValues = z.object({
  examMark: z.string().nullable(),
  examRank: z.string().nullable(),
  percentage: z.string().nullable(),
  /** Previews of older versions have none. */
  outcome: z.enum(ResultOutcome).nullable().default(null),
  subjectNames: z.array(z.string()).nullable().default(null),
  subjectMarks: z.array(z.string().nullable()).nullable().default(null),
})

const sampleRow = sampleRowBase.extend({
  ...resultValues.shape,
  studentName: z.string().nullable(),
  before: resultValues.nullable(),
})

/** The preview of publishing a staged file of exam results. */
export const stagedPreview = layerPreview.extend({
  unknownStudents: z.int(),
  /** The layers of the active student lists that the findings are based on, newest first. */
  studentLayers: z.array(z.int()).default([]),
  /** Whether the file has no ranks: they follow from the percentages. */
  lacksRanks: z.boolean().default(false),
  /** The candidates without a mark. */
  outcomes: outcomeCounts.prefault({}),
  /** The columns that may be subjects. */
  subjectColumns: z
    .array(z.object({ name: z.string(), isTaken: z.boolean(), problem: z.string().nullable() }))
    .default([]),
  sample: z.array(sampleRow),
})

export type StagedPreview = z.infer<typeof stagedPreview>
export type SampleRow = z.infer<typeof sampleRow>
export type ResultValues = z.infer<typeof resultValues>
