import { type Report, shortened } from '#server/domains/imports/csv-table.ts'
import type { ResultOutcome } from '#server/generated/prisma/enums.ts'
import { isDash, outcomeOf, saysNothing } from './outcome-words.ts'

/** The cells of a row that say what a candidate achieved, without what nobody sees. */
interface Cells {
  mark: string
  percentage: string
  rank: string
}

/** Why a row has no mark, and the word that says so. */
export interface OutcomeRead {
  outcome: ResultOutcome
  word: string
}

/**
 * Finds why a row has no mark: by the word in place of its mark or of its percentage, or of its rank where a formula made a
 * zero of the others. A dash in place of the mark means absent if nothing else stands in the row.
 *
 * @returns undefined for a row with a mark, and for one that has neither.
 */
export function readOutcome({ mark, percentage, rank }: Cells, report: Report): OutcomeRead | undefined {
  const found = wordOf({ mark, percentage, rank })
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

function wordOf({ mark, percentage, rank }: Cells): OutcomeRead | undefined {
  const outcome = outcomeOf(mark)
  if (outcome) return { outcome, word: mark }
  const byPercentage = outcomeOf(percentage)
  // A mark with a word for a percentage is a contradiction.
  if (byPercentage) return { outcome: byPercentage, word: percentage }
  const byRank = saysNothing(mark) && saysNothing(percentage) ? outcomeOf(rank) : undefined
  if (byRank) return { outcome: byRank, word: rank }
  return isDash(mark) ? { outcome: 'ABSENT', word: mark } : undefined
}
