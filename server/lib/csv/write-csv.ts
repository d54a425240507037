/** Tells Excel that the file is UTF-8. */
export const BOM = '\uFEFF'

/**
 * One line of a CSV file that spreadsheet programs open as it is meant: nothing in it is run as a formula. Numbers with
 * a sign, and the ="0123" that keeps an ID's zeros, stay as they are.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const safe = withoutFormulas(isFormula(text) ? `'${text}` : text)
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Where a semicolon or tab ends a cell, the program does not know of our quotes and takes what follows for one. */
function withoutFormulas(text: string): string {
  return text
    .split(/([;\t\r\n]\s*)/)
    .map((piece, index) => (index > 1 && isFormula(piece) ? `'${piece}` : piece))
    .join('')
}

function isFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[+-][\d.,]+%?$|^="[\p{L}\p{N} _/-]*"$/u.test(text)
}
