import { shortened } from '#server/domains/imports/csv-table.ts'
import type { IgnoredColumn } from '#server/domains/imports/match-header.ts'
import type { SubjectColumn } from '#server/domains/imports/subject-column.ts'
import { columnName } from '#server/lib/spreadsheet/sheet.ts'
import { composed, visibleLine } from '#server/lib/visible-text.ts'
import { outcomeOf } from './outcome-words.ts'

/** In names of columns whose words mean something else: अनु is a name, too, and AB a section or a blood group. */
const OF_ELSE = /name|group|section|batch|blood|नाम|समूह|रगत/i
/** A letter alone is a grade or an answer, such as A or A-. */
const LETTERS = /\p{L}.*\p{L}/u

/**
 * Counts rows with a mark for which a column that is ignored, such as Remarks, says that there is none.
 *
 * @param numbers the columns of numbers: a word for absence may be that in a subject which was not chosen.
 */
export function countIgnoredOutcomes(ignored: readonly IgnoredColumn[], numbers: readonly SubjectColumn[]) {
  const columns = ignored
    .filter(({ name }) => !OF_ELSE.test(composed(name)))
    .map((column) => ({ ...column, isOfNumbers: numbers.some(({ name }) => name === column.name) }))
  const found = new Set<string>()
  let count = 0
  return {
    counts: () => ({ ignoredOutcomes: count, ignoredColumns: [...found] }),
    add(cells: readonly string[]): void {
      const saying = columns.filter(({ place, isOfNumbers }) => {
        const cell = visibleLine(cells[place] ?? '')
        const outcome = cell === '' ? undefined : outcomeOf(cell)
        return outcome && LETTERS.test(cell) && !(isOfNumbers && outcome === 'ABSENT')
      })
      if (saying.length > 0) count += 1
      for (const { name, place } of saying)
        found.add(name === '' ? columnName(place) : `“${shortened(name)}”`)
    },
  }
}
