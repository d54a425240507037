import type { Transaction } from '#server/domains/imports/layer-kind.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'

/** Rows to learn the full mark from: enough for any exam, quick for a million. */
const RATIO_ROWS = 10_000
/** Above this part of contradicting rows the file follows no single full mark, and there is nothing to contradict. */
const CONTRADICTIONS = 0.1
const NAMED_ROWS = 3

interface Circumstances {
  layer: number
  basedOn: readonly number[]
  studentLayers: readonly number[]
  unknownStudents: number
  newRows: number
  changedRows: number
  unchangedRows: number
  unmentioned: number
}

/** What is worth a look before a layer is published: things that are not wrong but often a mistake. */
export async function findFindings(tx: Transaction, facts: Circumstances): Promise<FindingShape[]> {
  const found = [
    await oddPercentages(tx, facts.layer),
    facts.unknownStudents > 0 && {
      message: 'Candidates without a student record: their results show without a name.',
      count: facts.unknownStudents,
    },
    facts.unknownStudents > 0 && (await droppedZeros(tx, facts)),
    facts.unmentioned > 0 && {
      message: 'Candidates of this exam who are not in this file: they keep the results they have.',
      count: facts.unmentioned,
    },
    facts.unchangedRows > 0 &&
      facts.newRows + facts.changedRows === 0 && {
        message: 'Every row is the same as what is published already.',
        count: null,
      },
    await embargo(tx, facts.basedOn),
  ]
  return found.filter((finding) => finding !== false)
}

/**
 * Percentages that do not follow from the mark by the full mark that the file itself implies, or that are no percentages
 * at all.
 */
async function oddPercentages(tx: Transaction, layer: number): Promise<FindingShape | false> {
  const [implied] = await tx.$queryRaw<{ full: string | null; decimals: number | null }[]>`
    SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY exam_mark * 100 / percentage))::text AS full,
      max(scale(trim_scale(percentage))) AS decimals
    FROM (
      SELECT exam_mark, percentage FROM exam_results WHERE layer = ${layer} AND percentage > 0 LIMIT ${RATIO_ROWS}
    ) AS rows`
  const { full, decimals } = implied ?? {}
  if (!full || decimals === null || decimals === undefined || Number(full) <= 0) return false
  // Half a unit of the last decimal is rounding; the other half is rounding in steps.
  const tolerance = (10 ** -decimals).toFixed(decimals)
  const [odd] = await tx.$queryRaw<
    { count: number; total: number; highest: number; rows: number[] | null }[]
  >`
    SELECT count(*) FILTER (WHERE contradicts)::int AS count, count(*)::int AS total,
      max(percentage)::float8 AS highest,
      (array_agg(row_number ORDER BY row_number) FILTER (WHERE contradicts))[1:${NAMED_ROWS}::int] AS rows
    FROM (
      SELECT row_number, percentage,
        abs(greatest(exam_mark, 0) * 100 / ${full}::numeric - percentage) > ${tolerance}::numeric AS contradicts
      FROM exam_results WHERE layer = ${layer}
    ) AS rows`
  if (odd && odd.highest <= 1) {
    return { message: 'No percentage is above 1. Are they fractions, such as 0.64 for 64%?', count: null }
  }
  if (!odd?.rows || odd.count > odd.total * CONTRADICTIONS) return false
  return {
    message: `Percentages that do not fit their mark (${rowList(odd.rows, odd.count)}): the other rows mean a full mark of ${full}.`,
    count: odd.count,
  }
}

/** IDs that a spreadsheet took for numbers lose their zeros: then a student record fits but for them. */
async function droppedZeros(
  tx: Transaction,
  { layer, studentLayers }: Circumstances,
): Promise<FindingShape | false> {
  const [row] = await tx.$queryRaw<{ count: number; example: string | null }[]>`
    SELECT count(*)::int AS count, min(candidate_id) AS example FROM exam_results AS fresh
    WHERE layer = ${layer}
      AND NOT EXISTS (
        SELECT FROM students
        WHERE students.layer = ANY (${studentLayers}::int[]) AND students.candidate_id = fresh.candidate_id
      )
      AND EXISTS (
        SELECT FROM students
        WHERE students.layer = ANY (${studentLayers}::int[])
          AND ltrim(students.candidate_id, '0') = ltrim(fresh.candidate_id, '0')
      )`
  if (!row || row.count === 0) return false
  return {
    message: `Candidate IDs that differ from a student's only by zeros in front, such as ${row.example}. Did a spreadsheet program drop them?`,
    count: row.count,
  }
}

async function embargo(tx: Transaction, basedOn: readonly number[]): Promise<FindingShape | false> {
  const [row] = await tx.$queryRaw<{ waiting: boolean }[]>`
    SELECT count(*) > 0 AS waiting FROM exam_result_files
    WHERE layer = ANY (${basedOn}::int[]) AND release_at > now()`
  if (!row?.waiting) return false
  return {
    message:
      'Published results of this exam still wait for their release. Without a release time, the rows of this file show at once.',
    count: null,
  }
}

function rowList(rows: readonly number[], count: number): string {
  const more = count - rows.length
  const named = `${count === 1 ? 'row' : 'rows'} ${rows.join(', ')}`
  return more > 0 ? `${named} and ${more} more` : named
}
