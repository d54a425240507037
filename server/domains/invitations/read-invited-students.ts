import { emailAddress } from '#server/domains/accounts/account-input.ts'
import { type Column, fitsColumn, type Report, shortened } from '#server/domains/imports/csv-table.ts'
import type { SmallTable, SmallTableRows } from '#server/domains/imports/small-table.ts'
import { readCandidateIdCell } from '#server/domains/students/candidate-id.ts'
import { isCandidateId, MAX_NAME_LENGTH } from '#server/domains/students/read-students-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'

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

type InvitedColumn = 'email' | 'candidateId' | 'name'

const columns: readonly Column<InvitedColumn>[] = [
  { field: 'email', name: 'Email', means: (header) => header.includes('mail') },
  { field: 'candidateId', name: 'Candidate ID', optional: true, means: isCandidateId },
  { field: 'name', name: 'Name', optional: true, means: (header) => header.includes('name') },
]

export type InvitedList = SmallTableRows<InvitedStudent>

/** A list of students to invite, with the columns Email, and Name and Candidate ID if it has them. */
export const invitedStudents: SmallTable<InvitedColumn, InvitedStudent> = {
  columns,
  required: say`The required column is Email; Name and Candidate ID may be there, too.`,
  refusalOf: (found) => say`${found} Nobody was invited.`,
  maxRows: MOST_INVITED,
  open() {
    const firstOf = { email: new Map<string, number>(), candidateId: new Map<string, number>() }
    const once = (field: 'email' | 'candidateId', value: string | undefined, row: number, report: Report) => {
      if (value === undefined) return
      const first = firstOf[field].get(value)
      const column = field === 'email' ? 'Email' : 'Candidate ID'
      if (first === undefined) firstOf[field].set(value, row)
      else report(column, say`“${shortened(value)}” is in row ${first}, too.`)
    }
    return ({ number: row, cell }, report) => {
      const email = readEmail(cell('email'), report)
      const name = visibleLine(cell('name'))
      fitsColumn(name, 'Name', MAX_NAME_LENGTH, report)
      const idCell = cell('candidateId')
      const candidateId = idCell.trim() === '' ? null : readCandidateIdCell(idCell, report)
      once('email', email, row, report)
      once('candidateId', candidateId ?? undefined, row, report)
      if (email === undefined || candidateId === undefined) return undefined
      return { row, email, name: name === '' ? null : name, candidateId }
    }
  },
}

function readEmail(cell: string, report: Report): string | undefined {
  const address = emailAddress.safeParse(cell)
  if (address.success) return address.data
  const text = visibleLine(cell)
  report(
    'Email',
    text === '' ? say`${'Email'} is required.` : say`“${shortened(text)}” is not an email address.`,
  )
  return undefined
}
