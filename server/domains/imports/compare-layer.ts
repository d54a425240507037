import { Prisma } from '#server/generated/prisma/client.ts'
import type { LayerKind, Transaction } from './layer-kind.ts'
import { areFew, planFor } from './plan.ts'
import type { RowChange } from './staged-preview.ts'

const SAMPLE_SIZE = 50

type RowTable = LayerKind['rowTable']

interface Compare {
  rowTable: RowTable
  /** Columns of that table in which a changed row differs from what stands. */
  values: readonly string[]
  layer: number
  rowCount: number
  /** The layers that stand, newest first. */
  basedOn: readonly number[]
  /** The active student lists' layers, newest first: to tell which candidates they know. */
  studentLayers: readonly number[]
}

export interface Comparison {
  newRows: number
  changedRows: number
  unchangedRows: number
  /** Candidates whom no student list names. */
  unknownStudents: number
  /** The rows most worth a look: changed first, then new, then unchanged. */
  sample: SampleKey[]
}

/** A row of the sample: where to find what is told about it. */
export interface SampleKey {
  candidateId: string
  change: RowChange
  beforeLayer: number | null
  studentLayer: number | null
}

/** Each row of a layer beside what stands published for its candidate. */
export function compareLayer(tx: Transaction, o: Compare): Promise<Comparison> {
  return planFor(tx, o.rowCount, () =>
    o.basedOn.length === 0 ? compareWithNothing(tx, o) : compareWithStanding(tx, o),
  )
}

/** All rows of the first file are new: that needs no comparison. */
async function compareWithNothing(tx: Transaction, o: Compare): Promise<Comparison> {
  const { layer, rowCount, studentLayers } = o
  const rowTable = Prisma.raw(o.rowTable)
  const [known] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${rowTable} AS fresh
    WHERE layer = ${layer} AND EXISTS (
      SELECT FROM students
      WHERE students.layer = ANY (${studentLayers}::int[]) AND students.candidate_id = fresh.candidate_id
    )`
  const sample = await tx.$queryRaw<SampleKey[]>`
    SELECT fresh.candidate_id AS "candidateId", 'NEW' AS change, NULL::int AS "beforeLayer",
      student.layer AS "studentLayer"
    FROM (
      SELECT candidate_id, row_number FROM ${rowTable} WHERE layer = ${layer}
      ORDER BY row_number LIMIT ${SAMPLE_SIZE}
    ) AS fresh
    LEFT JOIN ${newestByKey('students', studentLayers)} AS student ON true
    ORDER BY fresh.row_number`
  const unknownStudents = rowCount - (known?.count ?? 0)
  return { newRows: rowCount, changedRows: 0, unchangedRows: 0, unknownStudents, sample }
}

async function compareWithStanding(tx: Transaction, o: Compare): Promise<Comparison> {
  const newest = areFew(o.rowCount) ? newestByKey : newestOfAll
  const query = Prisma.sql`
    WITH compared AS MATERIALIZED (
      SELECT fresh.candidate_id, fresh.row_number, before.layer AS before_layer, student.layer AS student_layer,
        CASE
          WHEN before.layer IS NULL THEN 'NEW'
          WHEN (${columns('fresh', o.values)}) IS DISTINCT FROM (${columns('before', o.values)}) THEN 'CHANGED'
          ELSE 'UNCHANGED'
        END AS change
      FROM ${Prisma.raw(o.rowTable)} AS fresh
      LEFT JOIN ${newest(o.rowTable, o.basedOn)} AS before ON before.candidate_id = fresh.candidate_id
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
  const [compared] = await tx.$queryRaw<Comparison[]>(query)
  if (!compared) throw new Error('An aggregate answered no row')
  return compared
}

function columns(row: 'fresh' | 'before', names: readonly string[]): Prisma.Sql {
  return Prisma.raw(names.map((name) => `${row}.${name}`).join(', '))
}

/** Of each candidate the row of the newest layer that has one, found by the table's key when it is asked for. */
function newestByKey(table: RowTable, layers: readonly number[]): Prisma.Sql {
  return Prisma.sql`LATERAL (
    SELECT * FROM ${Prisma.raw(table)} AS standing
    WHERE standing.layer = ANY (${layers}::int[]) AND standing.candidate_id = fresh.candidate_id
    ORDER BY array_position(${layers}::int[], standing.layer) LIMIT 1
  )`
}

/** The same for all candidates at once. */
function newestOfAll(table: RowTable, layers: readonly number[]): Prisma.Sql {
  return Prisma.sql`(
    SELECT DISTINCT ON (candidate_id) * FROM ${Prisma.raw(table)}
    WHERE layer = ANY (${layers}::int[])
    ORDER BY candidate_id, array_position(${layers}::int[], layer)
  )`
}

/** A published layer and how many rows it has. */
export interface StandingLayer {
  layer: number
  rowCount: number
}

/** How many candidates have a row in any of these layers. */
export async function countStanding(
  tx: Transaction,
  rowTable: RowTable,
  standing: readonly StandingLayer[],
): Promise<number> {
  if (standing.length < 2) return standing[0]?.rowCount ?? 0
  const layers = standing.map(({ layer }) => layer)
  const rows = standing.reduce((sum, { rowCount }) => sum + rowCount, 0)
  const [row] = await planFor(
    tx,
    rows,
    () => tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT DISTINCT candidate_id FROM ${Prisma.raw(rowTable)} WHERE layer = ANY (${layers}::int[])
    ) AS candidates`,
  )
  return row?.count ?? 0
}
