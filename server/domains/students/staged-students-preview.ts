import { z } from 'zod'
import { layerPreview, sampleRowBase } from '#server/domains/imports/staged-preview.ts'

const studentValues = z.object({ studentName: z.string(), groups: z.string() })

const sampleRow = sampleRowBase.extend({
  ...studentValues.shape,
  before: studentValues.nullable(),
})

/** The preview of publishing a staged student list. */
export const stagedPreview = layerPreview.extend({
  sample: z.array(sampleRow),
  /** Of a list with a column of secrets. */
  secrets: z
    .object({
      pins: z.int().nullable(),
      birthDates: z.int().nullable(),
      shortPins: z
        .object({ digits: z.int(), count: z.int(), rows: z.array(z.int()) })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
})

export type StagedPreview = z.infer<typeof stagedPreview>
export type SampleRow = z.infer<typeof sampleRow>
export type StudentValues = z.infer<typeof studentValues>
