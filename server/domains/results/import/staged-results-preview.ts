import { z } from 'zod'
import { layerPreview, outcomeCounts, sampleRowBase } from '#server/domains/imports/staged-preview.ts'
import { ResultOutcome } from '#server/generated/prisma/enums.ts'
import { columnEntries, type resultColumns } from '#shared/result-columns.ts'

/** Previews of older versions do not have all columns. */
const types = {
  text: z.string().nullable().default(null),
  numeric: z.string().nullable().default(null),
  'text[]': z.array(z.string().nullable()).nullable().default(null),
  '"ResultOutcome"': z.enum(ResultOutcome).nullable().default(null),
}

type Columns = typeof resultColumns

const resultValues = z.object({
  ...(Object.fromEntries(columnEntries.map(([name, { type }]) => [name, types[type]])) as {
    [Name in keyof Columns]: (typeof types)[Columns[Name]['type']]
  }),
  subjectNames: z.array(z.string()).nullable().default(null),
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
