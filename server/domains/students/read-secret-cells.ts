import { fitsColumn, type Report, type SecretCounts, shortened } from '#server/domains/imports/csv-table.ts'
import { textOfIdCell } from '#server/lib/csv/write-csv.ts'
import { normalBirthDate, normalPin } from '#shared/candidate-secret.ts'
import { hashSecret, MAX_SECRET_LENGTH } from './candidate-secret.ts'

/** Header cells in lower case, without spaces. A PIN code is a postal code. */
export const isPin = (header: string) => /^(result)?pin(no|number)?\.?$/.test(header)
export const isBirthDate = (header: string) => /^(dateofbirth|birthdate|dob)\b/.test(header)

interface SecretCells {
  pin: string
  birthDate: string
}

/** A candidate's hashed secrets in a student list; null for what it does not state. */
export interface HashedSecrets {
  pinHash: string | null
  birthDateHash: string | null
}

/** Reads the cells with a candidate's secrets, which may be empty. A message never repeats a PIN. */
export function readSecrets(
  { pin, birthDate }: SecretCells,
  { candidateId, secretKey = '' }: { candidateId: string; secretKey: string | undefined },
  report: Report,
): HashedSecrets {
  const hashed = (kind: 'PIN' | 'BIRTH_DATE', value: string | undefined) =>
    value === undefined || secretKey === '' ? null : hashSecret(secretKey, kind, candidateId, value)
  return {
    pinHash: pin.trim() === '' ? null : hashed('PIN', readPin(pin, report)),
    birthDateHash: birthDate.trim() === '' ? null : hashed('BIRTH_DATE', readBirthDate(birthDate, report)),
  }
}

function readPin(cell: string, report: Report): string | undefined {
  const pin = cell.length > MAX_SECRET_LENGTH ? undefined : normalPin(asText(cell))
  if (pin === undefined) report('PIN', 'The PIN is not 4 to 20 letters (A to Z) or digits.')
  return pin
}

function readBirthDate(cell: string, report: Report): string | undefined {
  if (!fitsColumn(cell, 'Date of Birth', MAX_SECRET_LENGTH, report)) return undefined
  const day = normalBirthDate(asText(cell))
  if (day === undefined) {
    report(
      'Date of Birth',
      `“${shortened(cell)}” is not a date with the year first, such as 2063-04-21. Format the column as text, enter the date again and save.`,
    )
  }
  return day
}

/** Without what makes spreadsheet programs keep zeros: ="…" or a leading apostrophe. */
function asText(cell: string): string {
  return textOfIdCell(cell.trim()).replace(/^'/, '')
}

/** Counts the rows of a file that have secrets. */
export function countSecrets(): { add(secrets: HashedSecrets): void; counts(): SecretCounts } {
  let [pins, birthDates] = [0, 0]
  return {
    add({ pinHash, birthDateHash }) {
      if (pinHash !== null) pins += 1
      if (birthDateHash !== null) birthDates += 1
    },
    counts: () => ({ pins, birthDates }),
  }
}
