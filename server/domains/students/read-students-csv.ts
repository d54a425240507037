import { CsvRejected } from '#server/domains/imports/csv-problem.ts'
import {
  type Column,
  type CsvTable,
  fitsColumn,
  type Report,
  shortened,
} from '#server/domains/imports/csv-table.ts'
import { matchHeader } from '#server/domains/imports/match-header.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { textOfIdCell } from '#server/lib/csv/write-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { readCandidateIdCell, USUAL_CANDIDATE_ID } from './candidate-id.ts'
import { isBirthDate, isPin, secretsReader } from './read-secret-cells.ts'

/** One student as a list states it. */
export interface StudentRow {
  number: number
  candidateId: string
  studentName: string
  groups: string
  /** Absent without such a column, null for an empty cell. */
  pinHash?: string | null
  birthDateHash?: string | null
}

/** Characters of a person's name. */
export const MAX_NAME_LENGTH = 200

type Field = 'candidateId' | 'studentName' | 'groups' | 'pin' | 'birthDate'

export const studentColumns: readonly Column<Field>[] = [
  {
    field: 'candidateId',
    name: 'Candidate ID',
    isText: true,
    means: isCandidateId,
    usual: USUAL_CANDIDATE_ID,
  },
  { field: 'studentName', name: 'Student Name', means: (header) => hasBoth(header, 'student', 'name') },
  { field: 'groups', name: 'Groups', isText: true, means: (header) => header.includes('group') },
  { field: 'pin', name: 'PIN', optional: true, isText: true, means: isPin },
  { field: 'birthDate', name: 'Date of Birth', optional: true, isText: true, means: isBirthDate },
]

/**
 * Begins to read a student list by its header.
 *
 * @param secretKey of the hashes of PINs and dates of birth; without it they are checked and not taken.
 * @throws CsvRejected when a column is missing or there twice.
 */
export function openStudentsTable(header: CsvRow, secretKey?: string): CsvTable<StudentRow> {
  const { positions, notes, problems, isHeader, valuesOf } = matchHeader(header, studentColumns)
  if (problems.length > 0) {
    throw new CsvRejected(
      say`Invalid CSV format. The required columns are Candidate ID or Registration Number, Student Name and Groups`,
      problems,
    )
  }
  const placeOf = (field: Field) => positions.get(field) ?? -1
  const secretAt = [placeOf('pin'), placeOf('birthDate')].filter((place) => place >= 0)
  const secrets = secretsReader(
    { pin: positions.has('pin'), birthDate: positions.has('birthDate') },
    secretKey,
  )
  return {
    idAt: placeOf('candidateId'),
    facts: () => ({ notes: notes(), ...(secretAt.length > 0 && { secrets: secrets.counts() }) }),
    secretAt,
    isHeader,
    read(row, report) {
      const values = valuesOf(row, report)
      if (!values) return undefined
      const cell = (field: Field) => values[placeOf(field)] ?? ''
      const candidateId = readCandidateIdCell(cell('candidateId'), report)
      const studentName = readText(cell('studentName'), NAME, report)
      const groups = readText(textOfIdCell(cell('groups')), GROUPS, report)
      if (candidateId === undefined) return undefined
      const student = { number: row.number, candidateId, studentName, groups }
      if (secretAt.length === 0) return student
      const cells = { pin: cell('pin'), birthDate: cell('birthDate') }
      return { ...student, ...secrets.read(cells, student, report) }
    },
  }
}

interface TextColumn {
  name: string
  whenEmpty: string
  /** Matches a text that says something. */
  meaningful: RegExp
}

const NAME: TextColumn = {
  name: 'Student Name',
  whenEmpty: say`${'Student Name'} is required`,
  meaningful: /\p{L}/u,
}

const GROUPS: TextColumn = {
  name: 'Groups',
  whenEmpty: say`${'Group'} is required`,
  // Not marks alone, which nobody sees without a letter.
  meaningful: /[^\p{M}\p{C}\p{Z}]/u,
}

function readText(cell: string, column: TextColumn, report: Report): string {
  const { name, whenEmpty, meaningful } = column
  const text = visibleLine(cell)
  if (text === '') report(name, whenEmpty)
  else if (!fitsColumn(cell, name, Number.POSITIVE_INFINITY, report)) return text
  else if (meaningful.test(text)) fitsColumn(text, name, MAX_NAME_LENGTH, report)
  else report(name, column === NAME ? say`${name} “${shortened(text)}” has no letters.` : whenEmpty)
  return text
}

export function isCandidateId(header: string): boolean {
  // "candidate" has an "id" in it; "Candidate Name" is not an ID for that.
  const rest = header.replace('candidate', '')
  return (rest !== header && rest.includes('id')) || hasBoth(header, 'registration', 'number')
}

function hasBoth(header: string, one: string, other: string): boolean {
  return header.includes(one) && header.includes(other)
}
