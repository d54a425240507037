import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import type { ImportDefinition, Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor, singly } from '#server/domains/imports/planner-settings.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'

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

/** Finds IDs that differ from a known candidate's only by leading zeros, which spreadsheet programs drop. */
export async function droppedZeros(tx: Transaction, o: Unknown): Promise<FindingShape | false> {
  const { layers } = o.known
  if (layers.length === 0) return false
  // Without leading zeros on both sides, none was dropped.
  if (o.read.ids?.zeros === false && !(await haveZeros(tx, o.known))) return false
  const { count, example } = await countSimilar(tx, o, {
    form: (id) => Prisma.sql`ltrim(${id}, '0')`,
    where: Prisma.sql`candidate_id LIKE '0%'
      -- If no known ID has a zero in front either, most rows need no further look.
      OR EXISTS (
        SELECT FROM ${Prisma.raw(o.known.rowTable)} WHERE layer = ANY (${layers}::int[]) AND candidate_id LIKE '0%'
      )`,
  })
  if (count === 0) return false
  return {
    code: codeOf('DROPPED_ZEROS', o),
    // However few they are: those candidates would not find their result.
    severity: 'BLOCKING',
    message: `Candidate IDs that differ from ${whoseIds(o)} only by zeros in front, such as ${example}. Did a spreadsheet program drop them?`,
    count,
  }
}

/** Finds IDs that differ from a known candidate's only by capital letters. */
export async function otherCapitals(tx: Transaction, o: Unknown): Promise<FindingShape | false> {
  if (o.known.layers.length === 0 || o.read.ids?.letters === false) return false
  const { count, example } = await countSimilar(tx, o, {
    form: (id) => Prisma.sql`upper(${id})`,
    where: Prisma.sql`upper(candidate_id) <> lower(candidate_id)`,
  })
  return count > 0 && differentCapitals(codeOf('CAPITALS', o), whoseIds(o), { count, example })
}

/** IDs that a spreadsheet program may have turned into dates. */
export function datesAsIds({ read }: Pick<Layer, 'read'>): FindingShape | false {
  const { count, example } = read.ids?.dates ?? { count: 0, example: '' }
  if (count === 0) return false
  return {
    code: 'DATES_AS_IDS',
    severity: 'BLOCKING',
    message: `Candidate IDs that look like dates, such as ${example}. If a spreadsheet program changed them, format the column as text and enter them again.`,
    count,
  }
}

/** Finds IDs that differ from another one of the same file only by capital letters. */
export async function capitalsInFile(
  tx: Transaction,
  { rowTable, layer, rowCount, read }: Layer,
): Promise<FindingShape | false> {
  if (read.ids?.letters === false) return false
  const [row] = await plannerSettingsFor(
    tx,
    { rowCount },
    () => tx.$queryRaw<Similar[]>`
    SELECT coalesce(sum(count), 0)::int AS count, min(example) AS example FROM (
      SELECT count(*) AS count, max(candidate_id COLLATE "C") AS example FROM ${Prisma.raw(rowTable)}
      WHERE layer = ${layer} AND upper(candidate_id) <> lower(candidate_id)
      GROUP BY upper(candidate_id) HAVING count(*) > 1
    ) AS same`,
  )
  const { count, example } = row ?? NONE
  return count > 0 && differentCapitals('CAPITALS_IN_FILE', 'others in this file', { count, example })
}

function differentCapitals(code: string, whose: string, { count, example }: Similar): FindingShape {
  return {
    code,
    severity: 'BLOCKING',
    message: `Candidate IDs that differ from ${whose} only by capital letters, such as ${example}. Each is taken as another candidate.`,
    count,
  }
}

/** Each source has its own code: what is confirmed of one is not confirmed of another. */
const codeOf = (code: string, { known }: Unknown) =>
  known.rowTable === 'students' ? code : `${code}_OF_RESULTS`

const whoseIds = ({ known }: Unknown) =>
  known.rowTable === 'students' ? "a student's" : 'those of published results'

interface Similar {
  count: number
  example: string | null
}
const NONE: Similar = { count: 0, example: null }

/** Counts those IDs of a layer, among the ones asked for, that are unknown and have the form of a known one. */
async function countSimilar(
  tx: Transaction,
  o: Unknown,
  { form, where }: { form: (id: Prisma.Sql) => Prisma.Sql; where: Prisma.Sql },
): Promise<Similar> {
  const { layers } = o.known
  const known = Prisma.raw(o.known.rowTable)
  const [row] = await plannerSettingsFor(
    tx,
    { rowCount: o.rowCount, withoutKey: true },
    () => tx.$queryRaw<Similar[]>`
    WITH unknown AS MATERIALIZED (
      SELECT candidate_id, ${form(Prisma.sql`candidate_id`)} AS form FROM ${Prisma.raw(o.rowTable)} AS fresh
      WHERE layer = ${o.layer} AND (${where}) AND NOT EXISTS (
        SELECT FROM ${known} AS known
        WHERE known.layer = ANY (${layers}::int[]) AND known.candidate_id = fresh.candidate_id
        ${singly(o.rowCount)}
      )
    )
    SELECT count(DISTINCT unknown.candidate_id)::int AS count, min(unknown.candidate_id) AS example
    FROM unknown JOIN ${known} AS known ON ${form(Prisma.sql`known.candidate_id`)} = unknown.form
    WHERE known.layer = ANY (${layers}::int[])`,
  )
  return row ?? NONE
}

async function haveZeros(tx: Transaction, { rowTable, layers }: Unknown['known']): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM ${Prisma.raw(rowTable)} WHERE layer = ANY (${layers}::int[]) AND candidate_id LIKE '0%'
    ) AS found`
  return row?.found ?? false
}
