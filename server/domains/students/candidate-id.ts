import { fitsColumn, type Report } from '#server/domains/imports/csv-table.ts'
import { textOfIdCell } from '#server/lib/csv/write-csv.ts'
import { looksLikeDate } from '#server/lib/spreadsheet/looks-like-date.ts'
import { visibleId } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'

/** Usual names of the column of IDs. */
export const USUAL_CANDIDATE_ID =
  /^((symbol|roll|registration|reg|candidate|student)(no|number|id|code)|परीक्षार्थीन(ं|म्बर)|(सिम्बोल|रोल|दर्ता)न(ं|म्बर))$/

/** Longer than the IDs of any institute. */
export const MAX_CANDIDATE_ID_LENGTH = 64

/** More than any ID has with spaces and signs, in UTF-16 units. */
const MAX_TYPED_LENGTH = 1_000

/**
 * The form of a candidate ID in storage and look-ups. Zeros in front stay. A far longer text is cut unread: visitors may send
 * megabytes.
 */
export const normalCandidateId = (typed: string): string =>
  typed.length > MAX_TYPED_LENGTH ? typed.slice(0, MAX_TYPED_LENGTH + 1) : visibleId(typed)

/** Fast path for nearly all IDs, which need no normalization and cannot be damaged. */
const PLAIN_ID = /^\w+$/

/** Reads a candidate ID from a cell of a table. */
function readCandidateId(cell: string): { value: string } | { problem: string } {
  if (PLAIN_ID.test(cell)) return { value: cell }
  // Removes ="…" and a leading apostrophe, which make spreadsheet programs keep zeros.
  const text = normalCandidateId(cell)
  const value = normalCandidateId(textOfIdCell(text).replace(/^['\s]+/, ''))
  if (value === '') return { problem: say`${'Candidate ID'} is required` }
  const damage = damageToNumber(value)
  if (damage) {
    return {
      problem: say`“${value}” was damaged by a spreadsheet program: ${damage}. Format the column as text, enter the ID again and save.`,
    }
  }
  if (/["\r\n]/.test(cell) && !text.startsWith('="')) {
    return { problem: say`Contains a quotation mark or a line break. Is a quotation mark (") missing?` }
  }
  return { value }
}

/** Reads a candidate ID and reports problems of the cell. */
export function readCandidateIdCell(cell: string, report: Report): string | undefined {
  if (!fitsColumn(cell, 'Candidate ID', MAX_CANDIDATE_ID_LENGTH, report)) return undefined
  const id = readCandidateId(cell)
  if ('value' in id) return id.value
  report('Candidate ID', id.problem)
  return undefined
}

const SHORTENED = /^\d([.,]\d+)?e[+-]\d{2,3}$/i

/** How a spreadsheet program changed a rank that it took for a number or a date. */
export function damageToRank(rank: string): string | undefined {
  if (SHORTENED.test(rank)) return say`the number was shortened and its last digits are lost`
  return looksLikeDate(rank) ? say`it was turned into a date` : undefined
}

function damageToNumber(id: string): string | undefined {
  if (SHORTENED.test(id)) return say`the number was shortened and its last digits are lost`
  if (/^\d+\.0+$/.test(id)) return say`it was turned into a number, and zeros in front may be lost`
  if (/^\d{1,3}(,\d{3})+$/.test(id)) return say`it was turned into a number with commas`
  return undefined
}
