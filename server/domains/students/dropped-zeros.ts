import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import type { LayerKind, Transaction } from '#server/domains/imports/layer-kind.ts'
import { planFor, singly } from '#server/domains/imports/plan.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'

interface Unknown {
  rowTable: LayerKind['rowTable']
  layer: number
  rowCount: number
  /** What the reader noticed in the file. */
  read: TableFacts
  studentLayers: readonly number[]
}

/** IDs that a spreadsheet took for numbers lose their zeros: then a student of an active list fits but for them. */
export async function droppedZeros(tx: Transaction, o: Unknown): Promise<FindingShape | false> {
  if (o.studentLayers.length === 0) return false
  // If no ID on either side has a zero in front, none was dropped.
  if (o.read.ids?.zeros === false && !(await haveZeros(tx, o.studentLayers))) return false
  const [row] = await planFor(
    tx,
    { rowCount: o.rowCount, withoutKey: true },
    () => tx.$queryRaw<{ count: number; example: string | null }[]>`
    WITH unknown AS MATERIALIZED (
      SELECT candidate_id, ltrim(candidate_id, '0') AS bare FROM ${Prisma.raw(o.rowTable)} AS fresh
      WHERE layer = ${o.layer} AND (
        candidate_id LIKE '0%'
        -- If no student's ID has a zero in front either, most rows need no further look.
        OR EXISTS (SELECT FROM students WHERE layer = ANY (${o.studentLayers}::int[]) AND candidate_id LIKE '0%')
      ) AND NOT EXISTS (
        SELECT FROM students AS known
        WHERE known.layer = ANY (${o.studentLayers}::int[]) AND known.candidate_id = fresh.candidate_id
        ${singly(o.rowCount)}
      )
    )
    SELECT count(DISTINCT unknown.candidate_id)::int AS count, min(unknown.candidate_id) AS example
    FROM unknown JOIN students ON ltrim(students.candidate_id, '0') = unknown.bare
    WHERE students.layer = ANY (${o.studentLayers}::int[])`,
  )
  if (!row || row.count === 0) return false
  return {
    message: `Candidate IDs that differ from a student's only by zeros in front, such as ${row.example}. Did a spreadsheet program drop them?`,
    count: row.count,
  }
}

async function haveZeros(tx: Transaction, studentLayers: readonly number[]): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM students WHERE layer = ANY (${studentLayers}::int[]) AND candidate_id LIKE '0%'
    ) AS found`
  return row?.found ?? false
}
