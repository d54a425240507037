import { Prisma } from '#server/generated/prisma/client.ts'
import { compareWithNothing } from './compare-with-nothing.ts'
import type { TableFacts } from './csv-table.ts'
import { newestByKey } from './in-layers.ts'
import type { LayerKind, StandingLayer, Transaction } from './layer-kind.ts'
import { areFew, planFor } from './plan.ts'
import { SAMPLE_SIZE } from './sample-size.ts'
import type { RowChange } from './staged-preview.ts'

type RowTable = LayerKind['rowTable']

export interface Compare {
  rowTable: RowTable
  /** Columns of that table in which a changed row differs from what stands. */
  values: readonly string[]
  layer: number
  rowCount: number
  /** What the reader noticed in the file. */
  read: TableFacts
  /** The layers that stand, newest first. */
  basedOn: readonly number[]
  /** The active student lists' layers, newest first: to tell which candidates they know. */
  studentLayers: readonly number[]
  /** How many of the layer's candidates those lists know, if that is counted already. */
  known?: number | undefined
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
}

/** Each row of a layer beside what stands published for its candidate. */
export function compareLayer(tx: Transaction, o: Compare): Promise<Comparison> {
  return o.basedOn.length === 0 ? compareWithNothing(tx, o) : planFor(tx, o, () => compareWithStanding(tx, o))
}

async function compareWithStanding(tx: Transaction, o: Compare): Promise<Comparison> {
  const { known } = o
  const newest = areFew(o.rowCount) ? newestByKey : newestOfAll
  const students =
    known === undefined
      ? {
          layer: Prisma.sql`student.layer`,
          join: Prisma.sql`LEFT JOIN ${newest('students', o.studentLayers)} AS student
            ON student.candidate_id = fresh.candidate_id`,
        }
      : { layer: Prisma.sql`NULL::int`, join: Prisma.empty }
  const query = Prisma.sql`
    WITH compared AS MATERIALIZED (
      SELECT fresh.candidate_id, fresh.row_number, before.layer AS before_layer, ${students.layer} AS student_layer,
        CASE
          WHEN before.layer IS NULL THEN 'NEW'
          WHEN (${columns('fresh', o.values)}) IS DISTINCT FROM (${columns('before', o.values)}) THEN 'CHANGED'
          ELSE 'UNCHANGED'
        END AS change
      FROM ${Prisma.raw(o.rowTable)} AS fresh
      LEFT JOIN ${newest(o.rowTable, o.basedOn)} AS before ON before.candidate_id = fresh.candidate_id
      ${students.join}
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
          'beforeLayer', before_layer)), '[]') FROM sample
      ) AS sample
    FROM compared`
  const [compared] = await tx.$queryRaw<Comparison[]>(query)
  if (!compared) throw new Error('An aggregate answered no row')
  return known === undefined ? compared : { ...compared, unknownStudents: o.rowCount - known }
}

function columns(row: 'fresh' | 'before', names: readonly string[]): Prisma.Sql {
  return Prisma.raw(names.map((name) => `${row}.${name}`).join(', '))
}

/** The same as newestByKey for all candidates at once. */
function newestOfAll(table: RowTable, layers: readonly number[]): Prisma.Sql {
  return Prisma.sql`(
    SELECT DISTINCT ON (candidate_id) * FROM ${Prisma.raw(table)}
    WHERE layer = ANY (${layers}::int[])
    ORDER BY candidate_id, array_position(${layers}::int[], layer)
  )`
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
    { rowCount: rows },
    () => tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT DISTINCT candidate_id FROM ${Prisma.raw(rowTable)} WHERE layer = ANY (${layers}::int[])
    ) AS candidates`,
  )
  return row?.count ?? 0
}
