import type { Transaction } from '#server/domains/imports/layer-kind.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import type { RowChange } from './row-change.ts'
import type { SampleRow, StagedPreview } from './staged-preview.ts'

const SAMPLE_SIZE = 50
/** Up to here looking each row up by its key is quicker than going through everything that is published. */
const FEW_ROWS = 20_000

export type Comparison = Omit<StagedPreview, 'notes' | 'findings'>

interface Layers {
  layer: number
  rowCount: number
  /** The exam's published layers, newest first. */
  basedOn: readonly number[]
  /** The active student lists' layers, newest first. */
  studentLayers: readonly number[]
}

/** A row of the sample: where to find what is told about it. */
interface SampleKey {
  candidateId: string
  change: RowChange
  beforeLayer: number | null
  studentLayer: number | null
}

/**
 * Each row of a layer beside what stands published for its candidate: how many there are of each kind, how many
 * candidates no student list names, and a sample of those most worth a look: changed first, then new, then unchanged.
 */
export async function compareLayer(tx: Transaction, o: Layers): Promise<Comparison> {
  const few = o.rowCount <= FEW_ROWS
  const newest = few ? newestByKey : newestOfAll
  // Nobody has counted rows that are not even committed: the planner takes them for few and would go through them singly.
  await tx.$executeRaw`SELECT set_config('enable_nestloop', ${few ? 'on' : 'off'}, true)`
  const [compared] = await tx.$queryRaw<(Omit<Comparison, 'sample'> & { sample: SampleKey[] })[]>`
    WITH compared AS MATERIALIZED (
      SELECT fresh.candidate_id, fresh.row_number, before.layer AS before_layer, student.layer AS student_layer,
        CASE
          WHEN before.layer IS NULL THEN 'NEW'
          WHEN (fresh.exam_mark, fresh.exam_rank, fresh.percentage)
            IS DISTINCT FROM (before.exam_mark, before.exam_rank, before.percentage) THEN 'CHANGED'
          ELSE 'UNCHANGED'
        END AS change
      FROM exam_results AS fresh
      LEFT JOIN ${newest('exam_results', o.basedOn)} AS before ON before.candidate_id = fresh.candidate_id
      LEFT JOIN ${newest('students', o.studentLayers)} AS student ON student.candidate_id = fresh.candidate_id
      WHERE fresh.layer = ${o.layer}
    ),
    sample AS (
      SELECT * FROM compared
      ORDER BY array_position(ARRAY['CHANGED', 'NEW', 'UNCHANGED'], change), row_number LIMIT ${SAMPLE_SIZE}
    )
    SELECT
      count(*) FILTER (WHERE change = 'NEW')::int AS "newRows",
      count(*) FILTER (WHERE change = 'CHANGED')::int AS "changedRows",
      count(*) FILTER (WHERE change = 'UNCHANGED')::int AS "unchangedRows",
      count(*) FILTER (WHERE student_layer IS NULL)::int AS "unknownStudents",
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object('candidateId', candidate_id, 'change', change,
          'beforeLayer', before_layer, 'studentLayer', student_layer)), '[]') FROM sample
      ) AS sample
    FROM compared`
  await tx.$executeRaw`SELECT set_config('enable_nestloop', 'on', true)`
  if (!compared) throw new Error('An aggregate answered no row')
  return { ...compared, sample: await describeSample(tx, o.layer, compared.sample) }
}

/** Of each candidate the row of the newest layer that has one, found by the table's key when it is asked for. */
function newestByKey(table: 'exam_results' | 'students', layers: readonly number[]): Prisma.Sql {
  return Prisma.sql`LATERAL (
    SELECT * FROM ${Prisma.raw(table)} AS standing
    WHERE standing.layer = ANY (${layers}::int[]) AND standing.candidate_id = fresh.candidate_id
    ORDER BY array_position(${layers}::int[], standing.layer) LIMIT 1
  )`
}

/** The same for all candidates at once. */
function newestOfAll(table: 'exam_results' | 'students', layers: readonly number[]): Prisma.Sql {
  return Prisma.sql`(
    SELECT DISTINCT ON (candidate_id) * FROM ${Prisma.raw(table)}
    WHERE layer = ANY (${layers}::int[])
    ORDER BY candidate_id, array_position(${layers}::int[], layer)
  )`
}

async function describeSample(
  tx: Transaction,
  layer: number,
  sample: readonly SampleKey[],
): Promise<SampleRow[]> {
  const rows = await tx.$queryRaw<{ row: SampleRow }[]>`
    SELECT jsonb_build_object(
      'rowNumber', fresh.row_number,
      'candidateId', fresh.candidate_id,
      'studentName', student.student_name,
      'examMark', trim_scale(fresh.exam_mark)::text,
      'examRank', fresh.exam_rank,
      'percentage', trim_scale(fresh.percentage)::text,
      'change', key.change,
      'before', CASE WHEN before.layer IS NOT NULL THEN jsonb_build_object(
        'examMark', trim_scale(before.exam_mark)::text,
        'examRank', before.exam_rank,
        'percentage', trim_scale(before.percentage)::text
      ) END
    ) AS row
    FROM jsonb_to_recordset(${JSON.stringify(sample)}::jsonb)
      AS key ("candidateId" text, change text, "beforeLayer" int, "studentLayer" int)
    JOIN exam_results AS fresh ON fresh.layer = ${layer} AND fresh.candidate_id = key."candidateId"
    LEFT JOIN exam_results AS before
      ON before.layer = key."beforeLayer" AND before.candidate_id = key."candidateId"
    LEFT JOIN students AS student
      ON student.layer = key."studentLayer" AND student.candidate_id = key."candidateId"
    ORDER BY array_position(ARRAY['CHANGED', 'NEW', 'UNCHANGED'], key.change), fresh.row_number`
  return rows.map(({ row }) => row)
}
