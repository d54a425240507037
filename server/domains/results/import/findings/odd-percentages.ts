import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { NAMED_ROWS, rowList } from '#server/domains/imports/row-list.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { contradicts, type MarksJudged } from './judge-marks.ts'

/** The best grade point. */
const GRADE_POINTS = 4
/** Percentages of 1 or less are rare; this part of the rows means that some came as fractions. */
const FRACTIONS = 0.2

/**
 * Percentages that do not follow from the mark by the full marks of the exam, or where those are not known by the full mark
 * that the file itself implies, or that are no percentages at all.
 */
export async function oddPercentages(
  tx: Transaction,
  { layer, rowCount, marks }: { layer: number; rowCount: number; marks: MarksJudged },
): Promise<FindingShape | false> {
  const { full, tolerance, known } = marks
  if (known?.contradicting === 0) return false
  const ofExam = () =>
    known !== null && misfits(tx, layer, known, `the full mark of the exam is ${known.full}`)
  if (full === null || tolerance === null || Number(full) <= 0) return ofExam()
  if (marks.highest <= 1) {
    return {
      code: 'FRACTIONS',
      severity: 'BLOCKING',
      message: 'No percentage is above 1. Are they fractions, such as 0.64 for 64%?',
      count: null,
    }
  }
  const fractions = await countFractions(tx, layer)
  if (fractions >= 2 && fractions >= rowCount * FRACTIONS) {
    return {
      code: 'FRACTIONS',
      severity: 'BLOCKING',
      message: 'Percentages of 1 or less beside larger ones. Are they fractions, such as 0.64 for 64%?',
      count: fractions,
    }
  }
  if (marks.highest <= GRADE_POINTS) {
    return {
      code: 'GRADE_POINTS',
      severity: 'BLOCKING',
      message: 'No percentage is above 4. Are they grade points, such as 3.65?',
      count: null,
    }
  }
  if (known) return ofExam()
  const { rows, contradicting } = marks
  if (contradicting === 0 || rows === 1) return false
  const fitting = rows - contradicting
  if (fitting < Math.max(2, contradicting)) {
    return {
      code: 'PERCENTAGES',
      severity: 'WARNING',
      message: 'Percentages do not follow from the marks by one full mark. Are both of this exam?',
      count: null,
    }
  }
  return misfits(tx, layer, { full, tolerance, contradicting }, `the other rows mean a full mark of ${full}`)
}

async function misfits(
  tx: Transaction,
  layer: number,
  { full, tolerance, contradicting: count }: NonNullable<MarksJudged['known']>,
  reason: string,
): Promise<FindingShape> {
  const contradicting = contradicts(Prisma.sql`${full}::numeric`, Prisma.sql`${tolerance}::numeric`)
  const named = await tx.$queryRaw<{ row: number }[]>`
    SELECT row_number AS row FROM exam_results WHERE layer = ${layer} AND ${contradicting}
    ORDER BY row_number LIMIT ${NAMED_ROWS}`
  const rows = named.map(({ row }) => row)
  return {
    code: 'PERCENTAGES',
    severity: 'BLOCKING',
    message: `Percentages that do not fit their mark (${rowList(rows, count)}): ${reason}.`,
    count,
  }
}

async function countFractions(tx: Transaction, layer: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM exam_results
    WHERE layer = ${layer} AND percentage > 0 AND percentage <= 1`
  return row?.count ?? 0
}
