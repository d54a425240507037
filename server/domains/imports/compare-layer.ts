import { Prisma } from '#server/generated/prisma/client.ts'
import { SAMPLE_SIZE, type TableFacts } from './csv-table.ts'
import type { ImportDefinition, PublishedLayer, Transaction } from './import-definition.ts'
import {
  areFew,
  inLayers,
  newestByKey,
  plannerSettingsFor,
  type ScannedRows,
  singly,
} from './planner-settings.ts'
import type { RowChange } from './staged-preview.ts'

type RowTable = ImportDefinition['rowTable']

export interface ComparisonInput {
  rowTable: RowTable
  /** Columns of that table that are compared with the published rows. */
  values: readonly string[]
  layer: number
  rowCount: number
  /** Facts collected while the file was read. */
  read: TableFacts
  /** Published layers with other subjects: their rows differ even with equal marks. */
  renamed?: readonly number[]
  /** A column without values in the new layer and in these ones. */
  unstated?: { column: string; layers: readonly number[] }
  /** The published layers to compare with, newest first. */
  basedOn: readonly number[]
  /** The layers of the active student lists, newest first. */
  studentLayers: readonly number[]
}

interface Comparison {
  newRows: number
  changedRows: number
  unchangedRows: number
  /** Number of candidates on no student list. */
  unknownStudents: number
  /** Sample rows: changed first, then new, then unchanged. */
  sample: SampleKey[]
}

/** The keys of a sample row and of the published row it is compared with. */
export interface SampleKey {
  candidateId: string
  change: RowChange
  beforeLayer: number | null
}

/** Compares each row of a layer with the published row of its candidate. */
export function compareLayer(tx: Transaction, o: ComparisonInput): Promise<Comparison> {
  return o.basedOn.length === 0
    ? compareWithNothing(tx, o)
    : plannerSettingsFor(tx, o, () => compareWithPublished(tx, o))
}

async function compareWithPublished(tx: Transaction, o: ComparisonInput): Promise<Comparison> {
  const newest = areFew(o.rowCount) ? newestByKey : newestOfAll
  const query = Prisma.sql`
    WITH compared AS MATERIALIZED (
      SELECT fresh.candidate_id, fresh.row_number, before.layer AS before_layer, student.layer AS student_layer,
        CASE
          WHEN before.layer IS NULL THEN 'NEW'
          ${isRenamed(o)}
          WHEN (${columns('fresh', o.values)}) IS DISTINCT FROM (${columnsBefore(o)}) THEN 'CHANGED'
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
          'beforeLayer', before_layer)), '[]') FROM sample
      ) AS sample
    FROM compared`
  const [compared] = await tx.$queryRaw<Comparison[]>(query)
  if (!compared) throw new Error('The aggregate query returned no row')
  return compared
}

function isRenamed({ renamed = [] }: ComparisonInput): Prisma.Sql {
  return renamed.length === 0
    ? Prisma.empty
    : Prisma.sql`WHEN before.layer = ANY (${renamed}::int[]) AND fresh.subject_marks IS NOT NULL THEN 'CHANGED'`
}

function columns(row: 'fresh' | 'before', names: readonly string[]): Prisma.Sql {
  return Prisma.raw(names.map((name) => `${row}.${name}`).join(', '))
}

/** Values of the published row; of the new row where neither file states one. */
function columnsBefore({ values, unstated }: ComparisonInput): Prisma.Sql {
  if (!unstated || unstated.layers.length === 0) return columns('before', values)
  const { column, layers } = unstated
  const stated = Prisma.sql`CASE WHEN before.layer = ANY (${layers}::int[])
    THEN ${columns('fresh', [column])} ELSE ${columns('before', [column])} END`
  return Prisma.join(values.map((name) => (name === column ? stated : columns('before', [name]))))
}

/** Like newestByKey, for all candidates at once. */
function newestOfAll(table: RowTable, layers: readonly number[]): Prisma.Sql {
  return Prisma.sql`(
    SELECT DISTINCT ON (candidate_id) * FROM ${Prisma.raw(table)}
    WHERE layer = ANY (${layers}::int[])
    ORDER BY candidate_id, array_position(${layers}::int[], layer)
  )`
}

/**
 * Number of candidates with a row in any of these layers. Reads the rows of all but the largest layer, and finds each of them
 * in that one by its key.
 */
export async function countPublished(
  tx: Transaction,
  rowTable: RowTable,
  layers: readonly PublishedLayer[],
): Promise<number> {
  const [largest, ...others] = [...layers].sort((one, other) => other.rowCount - one.rowCount)
  if (!largest || others.length === 0) return largest?.rowCount ?? 0
  const table = Prisma.raw(rowTable)
  const rows = others.reduce((sum, { rowCount }) => sum + rowCount, 0)
  const [row] = await plannerSettingsFor(
    tx,
    { rowCount: rows },
    () => tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT DISTINCT candidate_id FROM ${table} AS other
      WHERE layer = ANY (${others.map(({ layer }) => layer)}::int[]) AND NOT EXISTS (
        SELECT FROM ${table} AS own WHERE own.layer = ${largest.layer} AND own.candidate_id = other.candidate_id ${singly(rows)}
      )
    ) AS candidates`,
  )
  return largest.rowCount + (row?.count ?? 0)
}

/** The comparison for a first file: all rows are new. */
async function compareWithNothing(tx: Transaction, o: ComparisonInput): Promise<Comparison> {
  const { rowCount } = o
  const known = await countKnown(tx, o)
  const first = o.read.ids?.first ?? (await plannerSettingsFor(tx, { rowCount }, () => firstOf(tx, o)))
  const sample = first.map((candidateId): SampleKey => ({ candidateId, change: 'NEW', beforeLayer: null }))
  const counts = { newRows: rowCount, changedRows: 0, unchangedRows: 0, unknownStudents: rowCount - known }
  return { ...counts, sample }
}

async function countKnown(tx: Transaction, o: ComparisonInput): Promise<number> {
  const { rowTable, layer, rowCount, studentLayers } = o
  if (studentLayers.length === 0) return 0
  const [known] = await plannerSettingsFor(
    tx,
    { rowCount, byKey: o.read.ids?.ascending },
    () => tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${Prisma.raw(rowTable)} AS fresh
    WHERE layer = ${layer} AND EXISTS (
      SELECT FROM students WHERE students.layer ${inLayers(studentLayers)} AND students.candidate_id = fresh.candidate_id
      ${singly(rowCount)}
    )`,
  )
  return known?.count ?? 0
}

async function firstOf(tx: Transaction, { rowTable, layer }: ComparisonInput): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT candidate_id AS id FROM ${Prisma.raw(rowTable)} WHERE layer = ${layer}
    ORDER BY row_number LIMIT ${SAMPLE_SIZE}`
  return rows.map(({ id }) => id)
}

/** Maximum number of candidates named in a finding. */
const EXAMPLES = 3

interface Layers {
  rowTable: ImportDefinition['rowTable']
  layers: readonly number[]
}

/**
 * Finds a few candidates with a row in some layers and none in others. Returns any of them, because sorting all rows would
 * be slow.
 */
export async function examplesOf(
  tx: Transaction,
  rows: ScannedRows,
  { present, absent }: { present: Layers; absent: Layers },
): Promise<string[]> {
  const found = await plannerSettingsFor(
    tx,
    rows,
    () => tx.$queryRaw<{ id: string }[]>`
      SELECT candidate_id AS id FROM ${Prisma.raw(present.rowTable)} AS one
      WHERE layer ${inLayers(present.layers)} AND NOT EXISTS (
        SELECT FROM ${Prisma.raw(absent.rowTable)} AS other
        WHERE other.layer ${inLayers(absent.layers)} AND other.candidate_id = one.candidate_id
        ${singly(rows.rowCount)}
      )
      LIMIT ${EXAMPLES * present.layers.length}`,
  )
  // Several layers may contain the same candidate.
  return [...new Set(found.map(({ id }) => id))].sort().slice(0, EXAMPLES)
}
