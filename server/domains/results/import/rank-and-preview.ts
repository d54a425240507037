import { z } from 'zod'
import { compareLayer, countPublished, type SampleKey } from '#server/domains/imports/compare-layer.ts'
import type { SubjectColumn, TableFacts } from '#server/domains/imports/csv-table.ts'
import type { PublishedLayer, Transaction } from '#server/domains/imports/import-definition.ts'
import { newestByKey, plannerSettingsFor } from '#server/domains/imports/planner-settings.ts'
import {
  byGravity,
  correctedFindings,
  layerPreview,
  noteFinding,
  outcomeCounts,
  sampleRowBase,
} from '#server/domains/imports/staged-preview.ts'
import { jsonValues } from '#server/domains/results/result-values.ts'
import { activeStudentLists } from '#server/domains/students/active-lists.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { ResultOutcome } from '#server/generated/prisma/enums.ts'
import { columnEntries, type resultColumns } from '#shared/result-columns.ts'
import { findFindings } from './find-findings.ts'
import { impliedFullMarks, inferMarks, knownFullMarks, publishedFiles } from './infer-marks.ts'

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
  subjectColumns: z
    .array(z.object({ name: z.string(), isTaken: z.boolean(), problem: z.string().nullable() }))
    .default([]),
  sample: z.array(sampleRow),
})

export type StagedPreview = z.infer<typeof stagedPreview>
export type SampleRow = z.infer<typeof sampleRow>

/** A preview with the published layers (newest first) it is based on. */
export interface Preview {
  preview: StagedPreview
  basedOn: number[]
  /** Number of candidates on a student list. */
  totalStudents: number
  /** Full marks that all its marks and percentages imply. */
  fullMarks: string | null
}

interface Layer {
  layer: number
  rowCount: number
  examId: string
  read: TableFacts
  /** Names of the subjects of its rows, and the columns they were chosen from. */
  subjects?: readonly string[]
  subjectColumns?: readonly SubjectColumn[]
}

/**
 * Writes the ranks of a file that states none into its rows, then computes the effects of publishing the layer by comparing it
 * with the exam's published layers.
 *
 * @param read facts collected while the file was read; missing facts are computed in the database.
 */
export async function rankAndPreview(
  tx: Transaction,
  { layer, rowCount, examId, read, subjects = [], subjectColumns = [] }: Layer,
): Promise<Preview> {
  const [published, studentLists] = await Promise.all([publishedFiles(tx, examId), activeStudentLists(tx)])
  const basedOn = published.map((file) => file.layer)
  const studentLayers = studentLists.map((list) => list.layer)
  if (read.lacksRanks) await rankByPercentage(tx, { layer, rowCount }, published)
  // Ranks that follow from the percentages change with every file.
  const unranked = published.filter((file) => read.lacksRanks && file.ranksByPercentage)
  const unrankedLayers = unranked.map((file) => file.layer)
  const renamed = published.filter((file) => file.subjects.join('\n') !== subjects.join('\n'))
  const { sample, ...counts } = await compareLayer(tx, {
    ...{ rowTable: 'exam_results', layer, rowCount, read, basedOn, studentLayers },
    values: columnEntries.map(([, { column }]) => column),
    renamed: renamed.map((file) => file.layer),
    unstated: { column: 'exam_rank', layers: unrankedLayers },
  })
  const publishedRows = await countPublished(tx, 'exam_results', published)
  const known = await knownFullMarks(tx, examId)
  const marks = await inferMarks(tx, { layer, rowCount, gathered: read.marks, known })
  const found = await findFindings(tx, {
    ...{ layer, rowCount, examId, read, marks, published, publishedRows, subjects, studentLists },
    ...counts,
  })
  return {
    basedOn,
    totalStudents: rowCount - counts.unknownStudents,
    fullMarks: impliedFullMarks(marks),
    preview: {
      ...counts,
      studentLayers,
      lacksRanks: read.lacksRanks ?? false,
      outcomes: read.outcomes ?? outcomeCounts.parse({}),
      notes: [...read.notes],
      corrected: read.corrected ?? null,
      findings: byGravity([...correctedFindings(read.corrected), ...found, ...read.notes.map(noteFinding)]),
      subjectColumns: [...subjectColumns],
      sample: await describeSample(tx, {
        ...{ layer, sample, studentLayers, subjects },
        unranked: unrankedLayers,
      }),
    },
  }
}

interface Sample {
  layer: number
  sample: readonly SampleKey[]
  /** The layers of the active student lists, newest first. */
  studentLayers: readonly number[]
  /** Names of the layer's subjects. */
  subjects: readonly string[]
  /** Layers that state no ranks, as this one does not. */
  unranked: readonly number[]
}

/** Reads the rows of the sample by their keys. */
async function describeSample(
  tx: Transaction,
  { layer, sample, studentLayers, subjects, unranked }: Sample,
): Promise<SampleRow[]> {
  const rows = await tx.$queryRaw<{ row: SampleRow }[]>`
    SELECT jsonb_build_object(
      'rowNumber', fresh.row_number,
      'candidateId', fresh.candidate_id,
      'studentName', student.student_name,
      ${Prisma.raw(jsonValues('fresh'))},
      'subjectNames', ${[...subjects]}::text[],
      'change', key.change,
      'before', CASE WHEN before.layer IS NOT NULL THEN jsonb_build_object(
        ${Prisma.raw(jsonValues('before', { examRank: 'CASE WHEN compared.are_unranked THEN fresh.exam_rank ELSE before.exam_rank END' }))},
        'subjectNames', (SELECT subjects FROM exam_result_files WHERE exam_result_files.layer = before.layer)
      ) END
    ) AS row
    FROM jsonb_to_recordset(${JSON.stringify(sample)}::jsonb)
      AS key ("candidateId" text, change text, "beforeLayer" int)
    JOIN LATERAL (
      SELECT * FROM exam_results WHERE layer = ${layer} AND candidate_id = key."candidateId" LIMIT 1
    ) AS fresh ON true
    LEFT JOIN exam_results AS before
      ON before.layer = key."beforeLayer" AND before.candidate_id = key."candidateId"
    CROSS JOIN LATERAL (SELECT before.layer = ANY (${[...unranked]}::int[]) AS are_unranked) AS compared
    LEFT JOIN ${newestByKey('students', studentLayers)} AS student ON true
    ORDER BY array_position(ARRAY['CHANGED', 'NEW', 'UNCHANGED'], key.change), fresh.row_number`
  return rows.map(({ row }) => row)
}

/**
 * Gives the rows of a file without ranks their rank by percentage, among their own results and those of other files of the
 * exam; equal percentages share a rank (1, 2, 2, 4).
 *
 * @param among newest first.
 */
async function rankByPercentage(
  tx: Transaction,
  { layer, rowCount }: PublishedLayer,
  among: readonly PublishedLayer[],
): Promise<void> {
  const layers = [layer, ...among.map((file) => file.layer)]
  await plannerSettingsFor(
    tx,
    { rowCount: among.reduce((sum, file) => sum + file.rowCount, rowCount), withoutKey: true },
    () => tx.$executeRaw`
      WITH newest AS (
        SELECT DISTINCT ON (candidate_id) candidate_id, layer, percentage FROM exam_results
        WHERE layer = ANY (${layers}::int[])
        ORDER BY candidate_id, array_position(${layers}::int[], layer)
      ), ranked AS (
        SELECT candidate_id, layer, rank() OVER (ORDER BY percentage DESC) AS place FROM newest
        WHERE percentage IS NOT NULL
      )
      UPDATE exam_results SET exam_rank = ranked.place
      FROM ranked
      WHERE ranked.layer = ${layer}
        AND exam_results.layer = ${layer} AND exam_results.candidate_id = ranked.candidate_id`,
  )
}
