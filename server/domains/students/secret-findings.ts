import type { SecretCounts } from '#server/domains/imports/csv-table.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'

/** What the preview of a student list says of its PINs and dates of birth. */
export function secretFindings(secrets: SecretCounts | null, rowCount: number): FindingShape[] {
  if (!secrets) return []
  const { pins, birthDates } = secrets
  return [
    ...(pins > 0 ? [taken('PINS', 'a PIN', pins), ...missing('PINS_MISSING', 'PIN', rowCount - pins)] : []),
    ...(birthDates > 0
      ? [
          taken('BIRTH_DATES', 'a date of birth', birthDates),
          ...missing('BIRTH_DATES_MISSING', 'date of birth', rowCount - birthDates),
        ]
      : []),
  ]
}

const taken = (code: string, name: string, count: number): FindingShape => ({
  code,
  severity: 'INFORMATION',
  message: `Students with ${name}. It replaces the one of an older list, and cannot be read again: neither here nor in the file for download.`,
  count,
})

function missing(code: string, name: string, count: number): FindingShape[] {
  if (count === 0) return []
  const message = `Students without a ${name}, although the file has a column for it: they keep the one of an older list, if there is one.`
  return [{ code, severity: 'WARNING', message, count }]
}
