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
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function isFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[+-][\d.,]+%?$|^="[\p{L}\p{N} _/-]*"$/u.test(text)
}
