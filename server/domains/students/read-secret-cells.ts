import { NAMED_ROWS } from '#server/domains/imports/csv-problem.ts'
import {
  fitsColumn,
  type Report,
  type SecretCounts,
  type ShortPins,
  shortened,
} from '#server/domains/imports/csv-table.ts'
import { textOfIdCell } from '#server/lib/csv/write-csv.ts'
import { say } from '#server/locales/say.ts'
import { normalBirthDate, normalPin } from '#shared/candidate-secret.ts'
import { hashSecret, MAX_SECRET_LENGTH, type SecretKind } from './candidate-secret.ts'

/** Header cells in lower case, without spaces. A PIN code is a postal code. */
export const isPin = (header: string) => /^(result)?pin(no|number)?\.?$/.test(header)
export const isBirthDate = (header: string) => /^(dateofbirth|birthdate|dob)\b/.test(header)

interface SecretCells {
  pin: string
  birthDate: string
}

/** A candidate's hashed secrets in a student list; null for one that it does not state. */
export interface HashedSecrets {
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
export function secretsReader(has: Readonly<Record<keyof SecretCells, boolean>>, secretKey = '') {
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
