import type { Transaction } from '#server/domains/imports/layer-kind.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { findFindings } from './find-findings.ts'
import type { RowChange } from './row-change.ts'
import type { SampleRow, StagedPreview } from './staged-preview.ts'

const SAMPLE_SIZE = 50

/** A preview, and the published layers (newest first) that it holds good for. */
export interface Preview {
  preview: StagedPreview
  basedOn: number[]
}

/**
 * What publishing a layer would do, measured in the database against what stands published for the exam: the newest
 * published layer wins, also while it waits for its release.
 *
 * @param o.notes what the reader noticed about the header.
 */
export async function previewResults(
  tx: Transaction,
  o: { layer: number; examId: string; notes: readonly string[] },
): Promise<Preview> {
  const basedOn = await publishedLayers(tx, o.examId)
  const studentLayers = await activeStudentLayers(tx)
  const counts = await countChanges(tx, o.layer, basedOn)
  const unknownStudents = await countUnknownStudents(tx, o.layer, studentLayers)
  const found = await findFindings(tx, { layer: o.layer, basedOn, studentLayers, unknownStudents, ...counts })
  const sample = await takeSample(tx, o.layer, basedOn, studentLayers)
  const { newRows, changedRows, unchangedRows } = counts
  return {
    basedOn,
    preview: {
      newRows,
      changedRows,
      unchangedRows,
      unknownStudents,
      notes: [...o.notes],
      findings: [...found, ...o.notes.map((message) => ({ message, count: null }))],
      sample,
    },
  }
}

/** The exam's published layers, newest first, also those that wait for their release. */
export async function publishedLayers(tx: Transaction, examId: string): Promise<number[]> {
  const files = await tx.examResultFile.findMany({
    where: { examId, state: 'PUBLISHED' },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true },
  })
  return files.map(({ layer }) => layer)
}

async function activeStudentLayers(tx: Transaction): Promise<number[]> {
  const uploads = await tx.studentUpload.findMany({
    where: { state: 'PUBLISHED', isActive: true },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true },
  })
  return uploads.map(({ layer }) => layer)
}

/** Each row of the layer beside what stands published for its candidate. */
function comparedRows(layer: number, basedOn: readonly number[]): Prisma.Sql {
  return Prisma.sql`(
    SELECT fresh.*, before.exam_mark AS before_mark, before.exam_rank AS before_rank,
      before.percentage AS before_percentage,
      CASE
        WHEN before.candidate_id IS NULL THEN 'NEW'
        WHEN (fresh.exam_mark, fresh.exam_rank, fresh.percentage)
          IS DISTINCT FROM (before.exam_mark, before.exam_rank, before.percentage) THEN 'CHANGED'
        ELSE 'UNCHANGED'
      END AS change
    FROM exam_results AS fresh
    LEFT JOIN ${standingRows(basedOn)} AS before ON before.candidate_id = fresh.candidate_id
    WHERE fresh.layer = ${layer}
  )`
}

/** What stands published: for each candidate the row of the newest layer that has one. */
function standingRows(basedOn: readonly number[]): Prisma.Sql {
  return Prisma.sql`(
    SELECT DISTINCT ON (candidate_id) * FROM exam_results
    WHERE layer = ANY (${basedOn}::int[])
    ORDER BY candidate_id, array_position(${basedOn}::int[], layer)
  )`
}

interface Counts {
  newRows: number
  changedRows: number
  unchangedRows: number
  /** Candidates with a published result whom the layer does not mention. */
  unmentioned: number
}

async function countChanges(tx: Transaction, layer: number, basedOn: readonly number[]): Promise<Counts> {
  const [counts] = await tx.$queryRaw<Counts[]>`
    SELECT
      count(*) FILTER (WHERE change = 'NEW')::int AS "newRows",
      count(*) FILTER (WHERE change = 'CHANGED')::int AS "changedRows",
      count(*) FILTER (WHERE change = 'UNCHANGED')::int AS "unchangedRows",
      (SELECT count(*) FROM ${standingRows(basedOn)} AS standing)::int
        - count(*) FILTER (WHERE change <> 'NEW')::int AS unmentioned
    FROM ${comparedRows(layer, basedOn)} AS compared`
  if (!counts) throw new Error('An aggregate answered no row')
  return counts
}

async function countUnknownStudents(
  tx: Transaction,
  layer: number,
  studentLayers: readonly number[],
): Promise<number> {
  const [row] = await tx.$queryRaw<{ unknown: number }[]>`
    SELECT count(*)::int AS unknown FROM exam_results AS fresh
    WHERE layer = ${layer} AND NOT EXISTS (
      SELECT FROM students
      WHERE students.layer = ANY (${studentLayers}::int[]) AND students.candidate_id = fresh.candidate_id
    )`
  return row?.unknown ?? 0
}

interface SampleRecord {
  rowNumber: number
  candidateId: string
  studentName: string | null
  examMark: string
  examRank: string | null
  percentage: string
  change: RowChange
  beforeMark: string | null
  beforeRank: string | null
  beforePercentage: string | null
}

/** The rows most worth a look: changed ones first, then new ones, each in the file's order. */
async function takeSample(
  tx: Transaction,
  layer: number,
  basedOn: readonly number[],
  studentLayers: readonly number[],
): Promise<SampleRow[]> {
  const records = await tx.$queryRaw<SampleRecord[]>`
    SELECT row_number AS "rowNumber", sample.candidate_id AS "candidateId", student.student_name AS "studentName",
      trim_scale(exam_mark)::text AS "examMark", exam_rank AS "examRank",
      trim_scale(percentage)::text AS percentage, change, trim_scale(before_mark)::text AS "beforeMark",
      before_rank AS "beforeRank", trim_scale(before_percentage)::text AS "beforePercentage"
    FROM (
      SELECT *, array_position(ARRAY['CHANGED', 'NEW', 'UNCHANGED'], change) AS place
      FROM ${comparedRows(layer, basedOn)} AS compared
      ORDER BY place, row_number LIMIT ${SAMPLE_SIZE}
    ) AS sample
    LEFT JOIN LATERAL (
      SELECT student_name FROM students
      WHERE students.layer = ANY (${studentLayers}::int[]) AND students.candidate_id = sample.candidate_id
      ORDER BY array_position(${studentLayers}::int[], students.layer) LIMIT 1
    ) AS student ON true
    ORDER BY place, row_number`
  return records.map(({ beforeMark, beforeRank, beforePercentage, ...row }) => ({
    ...row,
    before:
      beforeMark === null || beforePercentage === null
        ? null
        : { examMark: beforeMark, examRank: beforeRank, percentage: beforePercentage },
  }))
}
