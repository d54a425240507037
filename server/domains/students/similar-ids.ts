import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import type { ImportDefinition, Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor, singly } from '#server/domains/imports/planner-settings.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { textsBefore } from '#server/lib/spreadsheet/looks-like-date.ts'
import { say } from '#server/locales/say.ts'

interface Layer {
  rowTable: ImportDefinition['rowTable']
  layer: number
  rowCount: number
  /** Facts collected while the file was read. */
  read: TableFacts
}

interface Unknown extends Layer {
  /** The layers whose candidates are known: of student lists, or of results. */
  known: { rowTable: ImportDefinition['rowTable']; layers: readonly number[] }
}

/** A comparison key without letters and zeros in front; the whole key if it has nothing else. */
const stem = (key: string) => `coalesce(nullif(ltrim(${key}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0'), ''), ${key})`

/** The letters in front of a comparison key that its stem leaves out. */
const letters = (key: string) => `rtrim(left(${key}, length(${key}) - length(${stem(key)})), '0')`

const SIMILAR = Prisma.raw(`${stem('unknown.key')} = ${stem('known.key')} AND (
  ${letters('unknown.key')} = ${letters('known.key')} OR ${letters('unknown.key')} = '' OR ${letters('known.key')} = '')`)

/**
 * Finds unknown IDs that differ from a known candidate's only by their spelling: capitals, spaces, dashes, zeros in front, or
 * letters in front that one of them lacks.
 */
export async function otherSpelling(tx: Transaction, o: Unknown): Promise<FindingShape | false> {
  const { layers } = o.known
  if (layers.length === 0) return false
  const known = Prisma.raw(o.known.rowTable)
  const [found] = await plannerSettingsFor(
    tx,
    { rowCount: o.rowCount, withoutKey: true },
    () => tx.$queryRaw<{ count: number; example: string[] | null }[]>`
    WITH unknown AS MATERIALIZED (
      SELECT candidate_id, candidate_key(candidate_id) AS key FROM ${Prisma.raw(o.rowTable)} AS fresh
      WHERE layer = ${o.layer} AND NOT EXISTS (
        SELECT FROM ${known} AS known
        WHERE known.layer = ANY (${layers}::int[]) AND known.candidate_id = fresh.candidate_id
        ${singly(o.rowCount)}
      )
    ), known AS MATERIALIZED (
      SELECT candidate_id, candidate_key(candidate_id) AS key FROM ${known} WHERE layer = ANY (${layers}::int[])
    )
    SELECT count(DISTINCT unknown.candidate_id)::int AS count, min(ARRAY[unknown.candidate_id, known.candidate_id]) AS example
    FROM unknown JOIN known ON ${SIMILAR}`,
  )
  if (!found?.count) return false
  const [example, other] = found.example ?? []
  const isOfStudents = o.known.rowTable === 'students'
  return {
    // A confirmation for the lists does not hold for the results.
    code: isOfStudents ? 'OTHER_SPELLING_OF_STUDENTS' : 'OTHER_SPELLING',
    // However few they are: those candidates would not find their result, and a correction would not replace it.
    severity: 'BLOCKING',
    message: say`Candidate IDs that ${isOfStudents ? say`a student list has` : say`published results have`} in another spelling, such as ${example ?? ''} for ${other ?? ''}. Each counts as another candidate. Correct the IDs in the file, unless they are other candidates.`,
    count: found.count,
  }
}

/** IDs that a spreadsheet program may have turned into dates. */
export function datesAsIds({ read }: Pick<Layer, 'read'>): FindingShape | false {
  const { count, example } = read.ids?.dates ?? { count: 0, example: '' }
  if (count === 0) return false
  return {
    code: 'DATES_AS_IDS',
    severity: 'BLOCKING',
    message: say`Candidate IDs that look like dates, such as ${example}, which may have been one of these: ${textsBefore(example).join(', ')}. If a spreadsheet program changed them, format the column as text, enter them again, and upload the spreadsheet (.xlsx) itself.`,
    count,
  }
}
