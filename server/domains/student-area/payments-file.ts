import type { ContentOf } from '#server/content/collection.ts'
import {
  comparableName,
  type fees,
  MOST_LINES,
  paymentLineOf,
} from '#server/content/declarations/student-records.ts'
import { rejectFile } from '#server/domains/imports/csv-problem.ts'
import { type Column, fitsColumn, type Report, shortened } from '#server/domains/imports/csv-table.ts'
import type { SmallTable, SmallTableRows } from '#server/domains/imports/small-table.ts'
import { readCandidateIdCell } from '#server/domains/students/candidate-id.ts'
import { isCandidateId } from '#server/domains/students/read-students-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { readTypedDay } from '#shared/calendar/read-day.ts'
import { grouped, latinDigits } from '#shared/digits.ts'

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

/** An amount, such as रु 5,000 or Rs. 5,000.00/-, without currency and separators. The comma in 1,50 is none of thousands. */
export const rupeesOf = (amount: string): string =>
  latinDigits(amount).replace(
    /^(₹|(रु|रू|rs|npr)[.॰]?) ?|,(?=(\d{2,3},)*\d{3}(?!\d))|(\.0+)?( ?\/[-=])?$/gi,
    '',
  )

/** Payments of a fee, with the columns that a receipt has. */
export const paymentsTable: SmallTable<PaymentColumn, FilePayment> = {
  columns,
  required: say`The required columns are Candidate ID, Amount, Date and Receipt Number.`,
  refusalOf: (found) => say`${found} No payment was taken.`,
  maxRows: MOST_LINES,
  open() {
    const firstOf = new Map<string, number>()
    return ({ number: row, cell: cellOf }, report) => {
      const cell = (field: PaymentColumn) => visibleLine(cellOf(field))
      const candidateId = readCandidateIdCell(cell('candidateId'), report)
      if (candidateId !== undefined) fitsLine(candidateId, 'Candidate ID', report)
      const amount = rupeesOf(cell('amount'))
      if (!/^[1-9]\d{0,7}$/.test(amount)) {
        report('Amount', say`“${shortened(cell('amount'))}” is no whole number of rupees.`)
      }
      const { day } = readTypedDay(cell('day'))
      if (!day) {
        report('Date', say`“${shortened(cell('day'))}” is no date such as 2026-11-20 or 2083-08-04.`)
      }
      const receiptNumber = cell('receiptNumber')
      const first = firstOf.get(receiptNumber)
      if (receiptNumber === '') report(RECEIPT, say`${RECEIPT} is required.`)
      else if (first !== undefined) {
        report(RECEIPT, say`${RECEIPT} “${shortened(receiptNumber)}” is in row ${first} already.`)
      } else firstOf.set(receiptNumber, row)
      fitsLine(receiptNumber, RECEIPT, report)
      const method = cell('method')
      fitsLine(method, 'Method', report)
      return { row, candidateId: candidateId ?? '', amount, day: day ?? '', receiptNumber, method }
    }
  },
}

/** A fee keeps a payment as a line, whose parts have commas between them. */
function fitsLine(text: string, column: string, report: Report): void {
  if (!fitsColumn(text, column, MAX_TEXT, report)) return
  if (/[,;\t]/.test(text)) report(column, say`${column} may have no comma and no semicolon.`)
}

type PaymentChange = 'NEW' | 'CHANGED' | 'UNCHANGED'

type Lines = ContentOf<typeof fees>['payments']
type Line = ReturnType<typeof paymentLineOf>

export interface MergedPayment {
  change: PaymentChange
  /** The line with this number of a receipt. */
  before: string | null
  /** Another receipt for the same candidate, amount and day. */
  sameAs: string | null
}

/**
 * The lines of a fee with the payments of a file: those with the number of a receipt that is there take its place, the others
 * are added.
 *
 * @param read without a wrong row.
 * @throws CsvRejected when a receipt is another candidate's, or when they are too many.
 */
export function mergePayments(
  lines: Lines,
  read: SmallTableRows<FilePayment>,
): { lines: Lines; merged: MergedPayment[] } {
  const all = [...lines]
  const kept = lines.map(paymentLineOf)
  const { rows: payments } = read
  reportReceiptsOfOthers(kept, read)
  read.rejectIfWrong()
  const places = new Map(kept.map(({ receiptNumber }, place) => [receiptNumber, place]))
  const receipts = new Map(kept.map((line) => [paidBy(line), line.receiptNumber]))
  const merged = payments.map((payment): MergedPayment => {
    const line = lineOf(payment)
    const place = places.get(payment.receiptNumber)
    if (place === undefined) {
      all.push(line)
      const sameAs = receipts.get(paidBy(payment)) ?? null
      receipts.set(paidBy(payment), payment.receiptNumber)
      return { change: 'NEW', before: null, sameAs }
    }
    const before = lines[place] ?? ''
    if (lineOf(paymentLineOf(before)) === line) return { change: 'UNCHANGED', before, sameAs: null }
    all[place] = line
    return { change: 'CHANGED', before, sameAs: null }
  })
  if (all.length > MOST_LINES) {
    throw rejectFile(
      say`The fee would have ${grouped(all.length)} payments; it takes ${grouped(MOST_LINES)}. Make a fee for each group instead, with all payments of its students: a payment counts only for its own fee.`,
    )
  }
  return { lines: all, merged }
}

function reportReceiptsOfOthers(kept: readonly Line[], read: SmallTableRows<FilePayment>): void {
  const owners = new Map(kept.map(({ receiptNumber, candidateId }) => [receiptNumber, candidateId]))
  for (const { row, candidateId, receiptNumber } of read.rows) {
    const owner = owners.get(receiptNumber)
    if (owner === undefined || comparableName(owner) === comparableName(candidateId)) continue
    const message = say`${RECEIPT} “${receiptNumber}” is of ${owner}, not of ${candidateId}. Correct the number here, or the line among the payments of the fee.`
    read.report(row, RECEIPT, message)
  }
}

const paidBy = ({ candidateId, amount, day }: Pick<Line, 'candidateId' | 'amount' | 'day'>) =>
  [comparableName(candidateId), amount, day].join()

function lineOf({ candidateId, amount, day, receiptNumber, method }: Line): string {
  return [candidateId, amount, day, receiptNumber, ...(method === '' ? [] : [method])].join(', ')
}
