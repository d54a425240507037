import { rowList } from '#server/domains/imports/csv-problem.ts'
import type { SecretCounts, ShortPins } from '#server/domains/imports/csv-table.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { say } from '#server/locales/say.ts'

/** Findings about PINs and dates of birth in the preview of a student list. */
export function secretFindings(secrets: SecretCounts | null, rowCount: number): FindingShape[] {
  if (!secrets) return []
  const { pins, birthDates, shortPins } = secrets
  return [
    ...taken('PINS', say`a PIN`, pins ?? 0),
    ...missing('PINS_MISSING', 'PIN', pins, rowCount),
    ...tooShort(shortPins),
    ...taken('BIRTH_DATES', say`a date of birth`, birthDates ?? 0),
    ...missing('BIRTH_DATES_MISSING', say`date of birth`, birthDates, rowCount),
  ]
}

function taken(code: string, name: string, count: number): FindingShape[] {
  if (count === 0) return []
  const message = say`Students with ${name}. It replaces the one of an older list, and cannot be read again: neither here nor in the file for download.`
  return [{ code, severity: 'INFORMATION', message, count }]
}

/** @param found null without a column for it. */
function missing(code: string, name: string, found: number | null, rowCount: number): FindingShape[] {
  if (found === null || found === rowCount) return []
  const message =
    found === 0
      ? say`No student has a ${name}, although the file has a column for it: those of a file that was downloaded from this site are removed. Students keep the one of an older list, if there is one.`
      : say`Students without a ${name}, although the file has a column for it: they keep the one of an older list, if there is one.`
  return [{ code, severity: 'WARNING', message, count: rowCount - found }]
}

function tooShort(short: ShortPins | null): FindingShape[] {
  if (short === null) return []
  const { digits, count, rows } = short
  const message = say`PINs with fewer digits than the ${digits} of most (${rowList(rows, count)}). Did a spreadsheet program drop zeros in front? Format the column as text, enter these PINs again, save the file and upload it again.`
  return [{ code: 'SHORT_PINS', severity: 'WARNING', message, count }]
}
