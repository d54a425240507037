import { Prisma } from '#server/generated/prisma/client.ts'
import type { Compare, Comparison, SampleKey } from './compare-layer.ts'
import { inLayers, newestByKey } from './in-layers.ts'
import type { Transaction } from './layer-kind.ts'
import { planFor } from './plan.ts'
import { SAMPLE_SIZE } from './sample-size.ts'

/** All rows of the first file are new: that needs no comparison. */
export async function compareWithNothing(tx: Transaction, o: Compare): Promise<Comparison> {
  const { rowCount } = o
  const known = await planFor(tx, { rowCount, ascending: o.read.ids?.ascending }, () => countKnown(tx, o))
  const sample = o.read.ids
    ? await describeFirst(tx, o, given(o.read.ids.first))
    : await planFor(tx, { rowCount }, () => describeFirst(tx, o, firstOf(o)))
  return { newRows: rowCount, changedRows: 0, unchangedRows: 0, unknownStudents: rowCount - known, sample }
}

/** How many candidates of a layer a student list names. */
async function countKnown(tx: Transaction, { rowTable, layer, studentLayers }: Compare): Promise<number> {
  if (studentLayers.length === 0) return 0
  const [known] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${Prisma.raw(rowTable)} AS fresh
    WHERE layer = ${layer} AND EXISTS (
      SELECT FROM students WHERE students.layer ${inLayers(studentLayers)} AND students.candidate_id = fresh.candidate_id
    )`
  return known?.count ?? 0
}

function describeFirst(tx: Transaction, { studentLayers }: Compare, first: Prisma.Sql): Promise<SampleKey[]> {
  return tx.$queryRaw<SampleKey[]>`
    SELECT fresh.candidate_id AS "candidateId", 'NEW' AS change, NULL::int AS "beforeLayer",
      student.layer AS "studentLayer"
    FROM (${first}) AS fresh
    LEFT JOIN ${newestByKey('students', studentLayers)} AS student ON true
    ORDER BY fresh.row_number`
}

function firstOf({ rowTable, layer }: Compare): Prisma.Sql {
  return Prisma.sql`
    SELECT candidate_id, row_number FROM ${Prisma.raw(rowTable)} WHERE layer = ${layer}
    ORDER BY row_number LIMIT ${SAMPLE_SIZE}`
}

function given(first: readonly string[]): Prisma.Sql {
  return Prisma.sql`SELECT * FROM unnest(${first}::text[]) WITH ORDINALITY AS given (candidate_id, row_number)`
}
