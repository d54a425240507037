import type { ContentOf } from '#server/content/collection.ts'
import { type fees, paymentLineOf } from '#server/content/declarations/student-records.ts'
import { readSmallTable, type SmallTable } from '#server/domains/imports/convert-spreadsheet.ts'
import {
  type CsvProblem,
  CsvRejected,
  rejectEmptyFile,
  rejectFile,
} from '#server/domains/imports/csv-problem.ts'
import { type Column, fitsColumn, type Report, shortened } from '#server/domains/imports/csv-table.ts'
import { matchHeader } from '#server/domains/imports/match-header.ts'
import { readCandidateIdCell } from '#server/domains/students/candidate-id.ts'
import { isCandidateId } from '#server/domains/students/read-students-csv.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { readTypedDay } from '#shared/calendar/read-day.ts'
import { latinDigits } from '#shared/digits.ts'

/** A payment as a row of a file states it. */
export interface FilePayment {
  /** As a spreadsheet numbers it. */
  row: number
  candidateId: string
  /** In whole rupees. */
  amount: string
  /** yyyy-MM-dd in A.D. */
  day: string
  receiptNumber: string
  /** Empty if it is not said. */
  method: string
}

/** As many as a fee has lines. */
export const MOST_PAYMENTS = 1000
const MAX_BYTES = 2_000_000
const MAX_TEXT = 40
const RECEIPT = 'Receipt Number'

type PaymentColumn = 'candidateId' | 'day' | 'receiptNumber' | 'amount' | 'method'

const columns: readonly Column<PaymentColumn>[] = [
  { field: 'candidateId', name: 'Candidate ID', means: isCandidateId },
  { field: 'day', name: 'Date', means: (header) => /date|^day$|^paidon$/.test(header) },
  { field: 'receiptNumber', name: RECEIPT, means: (header) => header.includes('receipt') },
  { field: 'amount', name: 'Amount', means: (header) => header.includes('amount') },
  { field: 'method', name: 'Method', optional: true, means: (header) => /method|^mode|^how/.test(header) },
]

/**
 * Reads the payments of a CSV file or a spreadsheet.
 *
 * @throws CsvRejected with everything that is wrong with it.
 */
export async function readPaymentsFile(
  file: UploadedFile,
  sheet: string | undefined,
): Promise<{ payments: FilePayment[]; notes: string[] }> {
  const payments: FilePayment[] = []
  const problems: CsvProblem[] = []
  function open(header: CsvRow): SmallTable {
    const matched = matchHeader(header, columns)
    if (matched.problems.length > 0) {
      throw new CsvRejected(
        'The required columns are Candidate ID, Amount, Date and Receipt Number.',
        matched.problems,
      )
    }
    const read = paymentReader(matched)
    return {
      read(row) {
        const payment = read(row, (column, message) => problems.push({ row: row.number, column, message }))
        if (payment) payments.push(payment)
      },
      notes: matched.notes,
    }
  }
  const notes = await readSmallTable(file, { maxBytes: MAX_BYTES, maxRows: MOST_PAYMENTS, sheet, open })
  if (problems.length > 0) {
    const errorCount = new Set(problems.map(({ row }) => row)).size
    const found = errorCount === 1 ? '1 row is' : `${errorCount} rows are`
    throw new CsvRejected(`${found} wrong. No payment was taken.`, problems, { errorCount })
  }
  if (payments.length === 0) throw rejectEmptyFile()
  return { payments, notes }
}

function paymentReader({ positions, isAligned }: ReturnType<typeof matchHeader<PaymentColumn>>) {
  const firstOf = new Map<string, number>()
  return (row: CsvRow, report: Report): FilePayment | undefined => {
    if (!isAligned(row, report)) return undefined
    const cell = (field: PaymentColumn) => visibleLine(row.cells[positions.get(field) ?? -1] ?? '')
    const candidateId = readCandidateIdCell(cell('candidateId'), report)
    if (candidateId !== undefined) fitsLine(candidateId, 'Candidate ID', report)
    const amount = latinDigits(cell('amount')).replace(/^(₹|rs\.?|npr)\s*|,|\.0+$|\/-$/gi, '')
    if (!/^[1-9]\d{0,7}$/.test(amount)) {
      report('Amount', `“${shortened(cell('amount'))}” is no whole number of rupees.`)
    }
    const { day } = readTypedDay(cell('day'))
    if (!day) {
      report('Date', `“${shortened(cell('day'))}” is no date such as 2026-11-20 or 2083-08-04.`)
    }
    const receiptNumber = cell('receiptNumber')
    const first = firstOf.get(receiptNumber)
    if (receiptNumber === '') report(RECEIPT, `${RECEIPT} is required.`)
    else if (first !== undefined) {
      report(RECEIPT, `${RECEIPT} “${shortened(receiptNumber)}” is in row ${first} already.`)
    } else firstOf.set(receiptNumber, row.number)
    fitsLine(receiptNumber, RECEIPT, report)
    const method = cell('method')
    fitsLine(method, 'Method', report)
    return { row: row.number, candidateId: candidateId ?? '', amount, day: day ?? '', receiptNumber, method }
  }
}

/** A fee keeps a payment as a line, whose parts have commas between them. */
function fitsLine(text: string, column: string, report: Report): void {
  if (!fitsColumn(text, column, MAX_TEXT, report)) return
  if (/[,;\t]/.test(text)) report(column, `${column} may have no comma and no semicolon.`)
}

export type PaymentChange = 'NEW' | 'CHANGED' | 'UNCHANGED'

type Lines = ContentOf<typeof fees>['payments']

/**
 * The lines of a fee with the payments of a file: those with the number of a receipt that is there take its place, the others
 * are added.
 *
 * @throws CsvRejected when they are too many.
 */
export function mergePayments(
  lines: Lines,
  payments: readonly FilePayment[],
): { lines: Lines; changes: PaymentChange[] } {
  const merged = [...lines]
  const places = new Map(lines.map((line, place) => [paymentLineOf(line).receiptNumber, place]))
  const changes = payments.map((payment): PaymentChange => {
    const line = lineOf(payment)
    const place = places.get(payment.receiptNumber)
    if (place === undefined) {
      merged.push(line)
      return 'NEW'
    }
    const before = lineOf(paymentLineOf(merged[place] ?? ''))
    if (before === line) return 'UNCHANGED'
    merged[place] = line
    return 'CHANGED'
  })
  if (merged.length > MOST_PAYMENTS) {
    throw rejectFile(
      `The fee would have ${merged.length.toLocaleString('en')} payments; it takes ${MOST_PAYMENTS.toLocaleString('en')}. Add another fee for the rest.`,
    )
  }
  return { lines: merged, changes }
}

function lineOf({
  candidateId,
  amount,
  day,
  receiptNumber,
  method,
}: ReturnType<typeof paymentLineOf>): string {
  return [candidateId, amount, day, receiptNumber, ...(method === '' ? [] : [method])].join(', ')
}
