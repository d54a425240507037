import { CsvRejected, NAMED_ROWS } from '#server/domains/imports/csv-problem.ts'
import {
  type Column,
  type CsvTable,
  fitsColumn,
  type Report,
  type SecretCounts,
  type ShortPins,
  shortened,
} from '#server/domains/imports/csv-table.ts'
import type { RowFormat } from '#server/domains/imports/import-definition.ts'
import { matchHeader } from '#server/domains/imports/match-header.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { textOfIdCell } from '#server/lib/csv/write-csv.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { normalBirthDate, normalPin } from '#shared/candidate-secret.ts'
import { readCandidateIdCell, USUAL_CANDIDATE_ID } from './candidate-id.ts'
import { hashSecret, MAX_SECRET_LENGTH, type SecretKind } from './candidate-secret.ts'

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

/** Header cells in lower case, without spaces. A PIN code is a postal code. */
const isPin = (header: string) => /^(result)?pin(no|number)?\.?$/.test(header)
const isBirthDate = (header: string) => /^(dateofbirth|birthdate|dob)\b/.test(header)

const studentColumns: readonly Column<Field>[] = [
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

interface SecretCells {
  pin: string
  birthDate: string
}

/** A candidate's hashed secrets in a student list; null for one that it does not state. */
interface HashedSecrets {
  pinHash: string | null
  birthDateHash: string | null
}

interface RowOfSecrets {
  number: number
  candidateId: string
}

/**
 * Reads the cells with candidates' secrets, which may be empty, and counts those of the columns that a file has. A message
 * never repeats a PIN.
 */
function secretsReader(has: Readonly<Record<keyof SecretCells, boolean>>, secretKey = '') {
  let [pins, birthDates] = [0, 0]
  const lengths = countLengths()
  return {
    read(cells: SecretCells, { number, candidateId }: RowOfSecrets, report: Report): HashedSecrets {
      const pin = cells.pin.trim() === '' ? undefined : readPin(cells.pin, report)
      const birthDate = cells.birthDate.trim() === '' ? undefined : readBirthDate(cells.birthDate, report)
      if (pin !== undefined) pins += 1
      if (birthDate !== undefined) birthDates += 1
      if (pin !== undefined && /^\d+$/.test(pin)) lengths.add(pin.length, number)
      const hashed = (kind: SecretKind, value: string | undefined) =>
        value === undefined || secretKey === '' ? null : hashSecret(secretKey, kind, candidateId, value)
      return { pinHash: hashed('PIN', pin), birthDateHash: hashed('BIRTH_DATE', birthDate) }
    },
    counts: (): SecretCounts => ({
      pins: has.pin ? pins : null,
      birthDates: has.birthDate ? birthDates : null,
      shortPins: lengths.short(),
    }),
  }
}

/** Counts PINs of digits by their length: those that are shorter than most may have lost zeros in front. */
function countLengths() {
  const byLength = new Map<number, { count: number; rows: number[] }>()
  return {
    add(length: number, row: number): void {
      const same = byLength.get(length) ?? { count: 0, rows: [] }
      byLength.set(length, same)
      same.count += 1
      if (same.rows.length < NAMED_ROWS) same.rows.push(row)
    },
    short(): ShortPins | null {
      const all = [...byLength.values()].reduce((sum, { count }) => sum + count, 0)
      const [digits] = [...byLength].find(([, { count }]) => count * 2 > all) ?? []
      const short = [...byLength].flatMap(([length, found]) => (length < (digits ?? 0) ? [found] : []))
      if (digits === undefined || short.length === 0) return null
      return {
        digits,
        count: short.reduce((sum, { count }) => sum + count, 0),
        rows: short
          .flatMap(({ rows }) => rows)
          .toSorted((one, other) => one - other)
          .slice(0, NAMED_ROWS),
      }
    },
  }
}

function readPin(cell: string, report: Report): string | undefined {
  const pin = cell.length > MAX_SECRET_LENGTH ? undefined : normalPin(asText(cell))
  if (pin === undefined) report('PIN', say`The PIN is not 4 to 20 letters (A to Z) or digits.`)
  return pin
}

function readBirthDate(cell: string, report: Report): string | undefined {
  if (!fitsColumn(cell, 'Date of Birth', MAX_SECRET_LENGTH, report)) return undefined
  const day = normalBirthDate(asText(cell))
  if (day === undefined) {
    report(
      'Date of Birth',
      say`“${shortened(cell)}” is not a date with the year first, such as 2063-04-21. Format the column as text, enter the date again and save.`,
    )
  }
  return day
}

/** Without what makes spreadsheet programs keep zeros: ="…" or a leading apostrophe. */
function asText(cell: string): string {
  return textOfIdCell(cell.trim()).replace(/^'/, '')
}

/** The rows of a student list, without secrets if there is no key for their hashes. */
export const studentsRowsOf = (secretKey?: string): RowFormat<StudentRow> => ({
  rowTable: 'students',
  columns: [
    { name: 'student_name', type: 'text', value: (row) => row.studentName },
    { name: 'groups', type: 'text', value: (row) => row.groups },
    { name: 'pin_hash', type: 'text', value: (row) => row.pinHash ?? null },
    { name: 'birth_date_hash', type: 'text', value: (row) => row.birthDateHash ?? null },
  ],
  fields: studentColumns,
  secretKey,
  open: (header) => openStudentsTable(header, secretKey),
})
