import type { Delimiter } from './detect-delimiter.ts'

/** Excel reads a file as UTF-8 if it starts with this mark. */
export const BOM = '\uFEFF'

/**
 * One line of a CSV file, escaped so that spreadsheet programs run nothing in it as a formula. Signed numbers, and
 * ="0123" (which keeps leading zeros of an ID), stay as they are.
 */
export function csvLine(cells: readonly string[], delimiter: Delimiter = ','): string {
  return `${cells.map(csvCell).join(delimiter)}\r\n`
}

/** One line of a CSV file with its cells as they are, to be read by this program. A copy keeps the delimiter: it tells decimal commas. */
export function plainCsvLine(cells: readonly string[], delimiter: Delimiter = ','): string {
  return `${cells.map(quoted).join(delimiter)}\r\n`
}

/**
 * An ID as a cell that spreadsheet programs keep as text: opened and saved as a number, 081000 becomes 81000, a long ID loses
 * its last digits and MAR-1 becomes a date. Short numbers without a zero in front, and words, stay as they are.
 */
export function idCell(id: string): string {
  const isKept = /^[1-9]\d{0,10}$/.test(id) || !(/\p{N}/u.test(id) || /^(true|false)$/i.test(id))
  return isKept || !/^[\p{L}\p{N} _/-]+$/u.test(id) ? id : `="${id}"`
}

/** The text of a cell that `idCell` has written; others stay as they are. */
export function textOfIdCell(cell: string): string {
  return cell.startsWith('="') ? (/^="((?!=").*)"$/.exec(cell)?.[1] ?? cell) : cell
}

/** More than one comes from a person. None is left, else the next download and upload would take it off. */
const ESCAPES = /(?<=^|[;\t\r\n]\s*)'[\s']{0,9}(?=[=+\-@＝＋－＠])/g

/** A cell or piece of one without the apostrophe that `csvLine` has written before what begins like a formula. */
export function withoutEscapes(cell: string): string {
  // Nearly all cells have none, and there are millions of them.
  return cell.includes("'") ? cell.replace(ESCAPES, '') : cell
}

function csvCell(text: string): string {
  const safe = withoutFormulas(isFormula(text) ? `'${text}` : text)
  return quoted(safe)
}

function quoted(text: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Programs that split cells at semicolons or tabs ignore our quotes, so each such piece is escaped as well. */
function withoutFormulas(text: string): string {
  return text
    .split(/([;\t\r\n]\s*)/)
    .map((piece, index) => (index > 0 && index % 2 === 0 && isFormula(piece) ? `'${piece}` : piece))
    .join('')
}

function isFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[+-][\d.,]+%?$|^="[\p{L}\p{N} _/-]*"$/u.test(text)
}
