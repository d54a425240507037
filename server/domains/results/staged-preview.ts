import { z } from 'zod'
import { layerPreview, sampleRowBase } from '#server/domains/imports/staged-preview.ts'

const resultValues = z.object({
  examMark: z.string(),
  examRank: z.string().nullable(),
  percentage: z.string(),
})

const sampleRow = sampleRowBase.extend({
  ...resultValues.shape,
  studentName: z.string().nullable(),
  before: resultValues.nullable(),
})

/** What publishing a staged file of exam results would do. */
export const stagedPreview = layerPreview.extend({
  unknownStudents: z.int(),
  /** The active student lists' layers, newest first: with others, the findings would be others. */
  studentLayers: z.array(z.int()).default([]),
  sample: z.array(sampleRow),
})

export type StagedPreview = z.infer<typeof stagedPreview>
export type SampleRow = z.infer<typeof sampleRow>
export type ResultValues = z.infer<typeof resultValues>
