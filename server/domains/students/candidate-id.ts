import { isKeepable, type Report } from '#server/domains/imports/csv-table.ts'
import { asciiDigits } from '#server/lib/decimal-text.ts'

/** Longer than any institute's; an ID is a key, and keys are short. */
export const MAX_CANDIDATE_ID_LENGTH = 64

/**
 * A candidate ID as it is stored and looked up: text that keeps its zeros, without what cannot be seen around or in
 * it, and with ०-९ as 0-9, so that a candidate finds the result on either keyboard.
 */
export function normalCandidateId(text: string): string {
  const visible = text.normalize('NFC').replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
  return asciiDigits(visible).trim().replace(/\s+/g, ' ')
}

/** As nearly all are: nothing in it is to be normalized, and nothing can be damage. */
const PLAIN_ID = /^\w+$/

/** Reads a candidate ID from a cell of a table. */
function readCandidateId(cell: string): { value: string } | { problem: string } {
  if (PLAIN_ID.test(cell)) return { value: cell }
  // Two ways of telling a spreadsheet program to keep the zeros; neither belongs to the ID.
  const value = normalCandidateId(/^="(.*)"$/s.exec(cell)?.[1] ?? cell.replace(/^'/, ''))
  if (value === '') return { problem: 'Candidate ID is required' }
  const damage = damageTo(value)
  if (damage) {
    return {
      problem: `“${value}” was damaged by a spreadsheet program: ${damage}. Format the column as text, enter the ID again and save.`,
    }
  }
  if (/["\r\n]/.test(cell) && !cell.startsWith('="')) {
    return { problem: 'Contains a quotation mark or a line break. Is a quotation mark (") missing?' }
  }
  return { value }
}

/** The same, reporting what is wrong with the cell. */
export function readCandidateIdCell(cell: string, report: Report): string | undefined {
  if (!isKeepable(cell, 'Candidate ID', MAX_CANDIDATE_ID_LENGTH, report)) return undefined
  const id = readCandidateId(cell)
  if ('value' in id) return id.value
  report('Candidate ID', id.problem)
  return undefined
}

function damageTo(id: string): string | undefined {
  if (/^\d([.,]\d+)?e[+-]\d{2,3}$/i.test(id)) return 'the number was shortened and its last digits are lost'
  if (/^\d+\.0+$/.test(id)) return 'it was turned into a number, and zeros in front may be lost'
  if (/^\d{1,3}(,\d{3})+$/.test(id)) return 'it was turned into a number with commas'
  if (/^#(#+|N\/A|REF!|NAME\?|VALUE!|NULL!|NUM!|DIV\/0!)$/.test(id)) return 'it shows an error, not an ID'
  return undefined
}
