import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'

/** IDs of another length than most are worth a look up to this part of the rows; beyond, lengths may differ by design. */
const FEW = 0.2

/** IDs of several lengths, where there is nothing to compare them with: zeros in front may be lost. */
export async function oddIds(
  tx: Transaction,
  { layer, rowCount }: { layer: number; rowCount: number },
): Promise<FindingShape | false> {
  const lengths = await tx.$queryRaw<{ length: number; count: number; example: string }[]>`
    SELECT length(candidate_id) AS length, count(*)::int AS count, min(candidate_id) AS example
    FROM exam_results WHERE layer = ${layer} GROUP BY 1 ORDER BY count DESC, length DESC LIMIT 20`
  const usual = lengths[0]
  if (usual === undefined || lengths.length === 1) return false
  const shorter = lengths.filter(({ length }) => length < usual.length)
  const count = shorter.reduce((sum, one) => sum + one.count, 0)
  if (count === 0 || count > rowCount * FEW) return mixed(lengths)
  return {
    code: 'ID_LENGTHS',
    severity: 'WARNING',
    message: `Candidate IDs shorter than the usual ${usual.length} characters. Did a spreadsheet program drop zeros in front?`,
    count,
    examples: shorter.slice(0, 3).map(({ example }) => example),
  }
}

function mixed(lengths: readonly { length: number; example: string }[]): FindingShape {
  const sorted = lengths.toSorted((one, other) => one.length - other.length)
  return {
    code: 'ID_LENGTHS',
    severity: 'INFORMATION',
    message: `Candidate IDs have ${sorted[0]?.length} to ${sorted.at(-1)?.length} characters. Is that so, or did a spreadsheet program drop zeros in front?`,
    count: null,
    examples: sorted.slice(0, 3).map(({ example }) => example),
  }
}
