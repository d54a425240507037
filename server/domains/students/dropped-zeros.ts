import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import type { ImportDefinition, Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor, singly } from '#server/domains/imports/planner-settings.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'

interface Unknown {
  rowTable: ImportDefinition['rowTable']
  layer: number
  rowCount: number
  /** Facts collected while the file was read. */
  read: TableFacts
  /** The layers whose candidates are known: of student lists, or of the exam's results. */
  known: { rowTable: ImportDefinition['rowTable']; layers: readonly number[] }
}

/** Finds IDs that differ from a known candidate's only by leading zeros, which spreadsheet programs drop. */
export async function droppedZeros(tx: Transaction, o: Unknown): Promise<FindingShape | false> {
  const { layers } = o.known
  const known = Prisma.raw(o.known.rowTable)
  if (layers.length === 0) return false
  // Without leading zeros on both sides, none was dropped.
  if (o.read.ids?.zeros === false && !(await haveZeros(tx, o.known))) return false
  const [row] = await plannerSettingsFor(
    tx,
    { rowCount: o.rowCount, withoutKey: true },
    () => tx.$queryRaw<{ count: number; example: string | null }[]>`
    WITH unknown AS MATERIALIZED (
      SELECT candidate_id, ltrim(candidate_id, '0') AS bare FROM ${Prisma.raw(o.rowTable)} AS fresh
      WHERE layer = ${o.layer} AND (
        candidate_id LIKE '0%'
        -- If no known ID has a zero in front either, most rows need no further look.
        OR EXISTS (SELECT FROM ${known} WHERE layer = ANY (${layers}::int[]) AND candidate_id LIKE '0%')
      ) AND NOT EXISTS (
        SELECT FROM ${known} AS known
        WHERE known.layer = ANY (${layers}::int[]) AND known.candidate_id = fresh.candidate_id
        ${singly(o.rowCount)}
      )
    )
    SELECT count(DISTINCT unknown.candidate_id)::int AS count, min(unknown.candidate_id) AS example
    FROM unknown JOIN ${known} AS known ON ltrim(known.candidate_id, '0') = unknown.bare
    WHERE known.layer = ANY (${layers}::int[])`,
  )
  if (!row || row.count === 0) return false
  const whose = o.known.rowTable === 'students' ? "a student's" : 'those of published results'
  return {
    code: 'DROPPED_ZEROS',
    // However few they are: those candidates would not find their result.
    severity: 'BLOCKING',
    message: `Candidate IDs that differ from ${whose} only by zeros in front, such as ${row.example}. Did a spreadsheet program drop them?`,
    count: row.count,
  }
}

async function haveZeros(tx: Transaction, { rowTable, layers }: Unknown['known']): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM ${Prisma.raw(rowTable)} WHERE layer = ANY (${layers}::int[]) AND candidate_id LIKE '0%'
    ) AS found`
  return row?.found ?? false
}
