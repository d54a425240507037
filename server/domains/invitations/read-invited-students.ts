import { emailAddress } from '#server/domains/accounts/account-input.ts'
import { readSmallTable, type SmallTable } from '#server/domains/imports/convert-spreadsheet.ts'
import { CsvRejected, rejectEmptyFile } from '#server/domains/imports/csv-problem.ts'
import { type Column, fitsColumn, type Report, shortened } from '#server/domains/imports/csv-table.ts'
import { matchHeader } from '#server/domains/imports/match-header.ts'
import { readCandidateIdCell } from '#server/domains/students/candidate-id.ts'
import { isCandidateId, MAX_NAME_LENGTH } from '#server/domains/students/read-students-csv.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { visibleLine } from '#server/lib/visible-text.ts'

/** A student as a list of invitations states it. */
export interface InvitedStudent {
  /** Row of the file, as a spreadsheet numbers it. */
  row: number
  email: string
  name: string | null
  candidateId: string | null
}

/** As many as one transaction invites within seconds. */
const MOST_INVITED = 2000
const MAX_BYTES = 2_000_000

export type InvitedColumn = 'email' | 'candidateId' | 'name'

const columns: readonly Column<InvitedColumn>[] = [
  { field: 'email', name: 'Email', means: (header) => header.includes('mail') },
  { field: 'candidateId', name: 'Candidate ID', optional: true, means: isCandidateId },
  { field: 'name', name: 'Name', optional: true, means: (header) => header.includes('name') },
]

/** Students and problems of a file, in the order of its rows. */
export class InvitedList {
  readonly students: InvitedStudent[] = []
  readonly notes: string[] = []
  readonly #problems: { row: number | null; column: string | null; message: string }[] = []

  report(row: number, column: string | null, message: string): void {
    this.#problems.push({ row, column, message })
  }

  /** @throws CsvRejected when anything is wrong. */
  rejectIfWrong(): void {
    if (this.#problems.length === 0) return
    const problems = this.#problems.sort((one, other) => (one.row ?? 0) - (other.row ?? 0))
    const errorCount = new Set(problems.map(({ row }) => row)).size
    const found = errorCount === 1 ? '1 row is wrong.' : `${errorCount} rows are wrong.`
    throw new CsvRejected(`${found} Nobody was invited.`, problems, { errorCount })
  }
}

/**
 * Reads a CSV file or a spreadsheet with the columns Email, and Name and Candidate ID if it has them.
 *
 * @throws CsvRejected when it cannot be read; what is wrong with its rows is in the list.
 */
export async function readInvitedStudents(
  file: UploadedFile,
  sheet: string | undefined,
): Promise<InvitedList> {
  const list = new InvitedList()
  const open = (header: CsvRow) => openList(header, list)
  list.notes.push(
    ...(await readSmallTable(file, { maxBytes: MAX_BYTES, maxRows: MOST_INVITED, sheet, open })),
  )
  if (list.students.length === 0) list.rejectIfWrong()
  if (list.students.length === 0) throw rejectEmptyFile()
  return list
}

function openList(header: CsvRow, list: InvitedList): SmallTable {
  const { positions, notes, problems, valuesOf } = matchHeader(header, columns)
  if (problems.length > 0) {
    throw new CsvRejected('The required column is Email; Name and Candidate ID may be there, too.', problems)
  }
  const firstOf = { email: new Map<string, number>(), candidateId: new Map<string, number>() }
  const once = (field: 'email' | 'candidateId', value: string | undefined, row: number, report: Report) => {
    if (value === undefined) return
    const first = firstOf[field].get(value)
    const column = field === 'email' ? 'Email' : 'Candidate ID'
    if (first === undefined) firstOf[field].set(value, row)
    else report(column, `“${shortened(value)}” is in row ${first}, too.`)
  }
  function read(row: CsvRow) {
    const report: Report = (column, message) => list.report(row.number, column, message)
    const values = valuesOf(row, report)
    if (!values) return
    const cell = (field: InvitedColumn) => values[positions.get(field) ?? -1] ?? ''
    const email = readEmail(cell('email'), report)
    const name = visibleLine(cell('name'))
    fitsColumn(name, 'Name', MAX_NAME_LENGTH, report)
    const idCell = cell('candidateId')
    const candidateId = idCell.trim() === '' ? null : readCandidateIdCell(idCell, report)
    once('email', email, row.number, report)
    once('candidateId', candidateId ?? undefined, row.number, report)
    if (email === undefined || candidateId === undefined) return
    list.students.push({ row: row.number, email, name: name === '' ? null : name, candidateId })
  }
  return { read, notes }
}

function readEmail(cell: string, report: Report): string | undefined {
  const address = emailAddress.safeParse(cell)
  if (address.success) return address.data
  const text = visibleLine(cell)
  report('Email', text === '' ? 'Email is required.' : `“${shortened(text)}” is not an email address.`)
  return undefined
}
