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

/** The preview of publishing a staged file of exam results. */
export const stagedPreview = layerPreview.extend({
  unknownStudents: z.int(),
  /** The layers of the active student lists that the findings are based on, newest first. */
  studentLayers: z.array(z.int()).default([]),
  sample: z.array(sampleRow),
})

export type StagedPreview = z.infer<typeof stagedPreview>
export type SampleRow = z.infer<typeof sampleRow>
export type ResultValues = z.infer<typeof resultValues>
