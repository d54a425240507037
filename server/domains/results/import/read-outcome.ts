import { type Report, shortened } from '#server/domains/imports/csv-table.ts'
import { isForNothing, type OutcomeSaid, outcomeOf, saysNothing } from './outcome-words.ts'

/** The cells of a row that say what a candidate achieved, without what nobody sees. */
interface Cells {
  mark: string
  percentage: string
  rank: string
}

/**
 * Finds why a row has no mark: by the word in place of its mark or of its percentage, or of its rank where a formula made a
 * zero of the others. A dash or N/A in place of the mark means absent if nothing else stands in the row.
 *
 * @param remark of a column that is ignored.
 * @returns undefined for a row with a mark, and for one that has neither.
 */
export function readOutcome(
  { mark, percentage, rank }: Cells,
  report: Report,
  remark?: OutcomeSaid,
): OutcomeSaid | undefined {
  const found = wordOf({ mark, percentage, rank }, remark)
  if (!found) return undefined
  const { outcome, word } = found
  const others = [
    { name: 'mark', cell: mark },
    { name: 'percentage', cell: percentage },
    { name: 'rank', cell: rank },
  ].filter(({ cell }) => !saysNothing(cell) && outcomeOf(cell) !== outcome)
  if (others.length > 0) {
    const values = others.map(({ name, cell }) => `the ${name} “${shortened(cell)}”`).join(' and ')
    report('Exam Mark', `“${shortened(word)}” means that there is no mark, but the row has ${values}.`)
  }
  return found
}

function wordOf({ mark, percentage, rank }: Cells, remark: OutcomeSaid | undefined): OutcomeSaid | undefined {
  const outcome = outcomeOf(mark)
  if (outcome) return { outcome, word: mark }
  const byPercentage = outcomeOf(percentage)
  // A mark with a word for a percentage is a contradiction.
  if (byPercentage) return { outcome: byPercentage, word: percentage }
  const byRank = saysNothing(mark) && saysNothing(percentage) ? outcomeOf(rank) : undefined
  if (byRank) return { outcome: byRank, word: rank }
  return isForNothing(mark) ? (remark ?? { outcome: 'ABSENT', word: mark }) : undefined
}
