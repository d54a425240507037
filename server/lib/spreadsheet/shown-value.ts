import { format } from 'numfmt'

/** Digits of a number that both Excel and LibreOffice keep. */
const PRECISION = 15
const MS_PER_DAY = 86_400_000
/** Of 1970-01-01 in the days of spreadsheet programs. */
const UNIX_EPOCH = 25_569

/** A value of a cell as it is stored. */
export type CellValue = string | number | boolean | Date | null

/** The text that a spreadsheet program shows for a value with a number format. */
export function shownValue(value: CellValue, numberFormat: string | undefined): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number') return shownNumber(value, numberFormat)
  return shownDate(value, numberFormat)
}

function shownNumber(value: number, numberFormat = 'General'): string {
  if (/^general$/i.test(numberFormat) || numberFormat === '@') return plainNumber(value)
  const shown = formatted(numberFormat, value)
  return shown === undefined ? plainNumber(value) : readableNumber(shown, value)
}

/**
 * A number as a reader understands it: without separators of thousands, such as in 1,234, and with a zero that
 * formats for accounts show as a dash, which in a column of marks means that there is none.
 */
export function readableNumber(shown: string, value: number): string {
  if (value === 0 && /^[-‐‑‒–—−]$/.test(shown.trim())) return '0'
  const plain = GROUPED.test(shown) ? shown.replaceAll(',', '') : shown
  // Not a decimal comma. Programs round what they show, by a half at most.
  return Math.abs(Number(plain.replace('−', '-')) - value) <= 0.5 ? plain : shown
}

/** Digits with separators of thousands. */
const GROUPED = /^[-−]?\d[\d,]*,\d+(\.\d+)?$/
/** Digits with separators of thousands, and a sign of percent. */
const SHOWN_NUMBER = /^[-−]?[\d,]*(\.\d+|\d)%?$/

/** Whether a number is shown with fewer digits than it has; what programs lose in computing does not count. */
export function isRounded(shown: string, value: number): boolean {
  if (!SHOWN_NUMBER.test(shown)) return false
  const number = Number(shown.replace('−', '-').replaceAll(/[,%]/g, '')) / (shown.endsWith('%') ? 100 : 1)
  return Math.abs(number - value) > 1e-9 * Math.max(1, Math.abs(value))
}

/** All digits, where the program would show 1.23457E+11 in a narrow column. */
function plainNumber(value: number): string {
  return String(Number(value.toPrecision(PRECISION)))
}

/** A day that is shown as 1/3 would pass for an ID. */
export const TWO_NUMBERS = /^\d+[-/. ]\d+$/

/** A date in one order, independent of the program's format: 2026-10-31. */
function shownDate(value: Date, numberFormat = 'yyyy-mm-dd'): string {
  const time = value.getTime()
  if (Number.isNaN(time)) return ''
  const isDay = /y/i.test(numberFormat) && /d/i.test(numberFormat) && time % MS_PER_DAY === 0
  const shown = isDay ? undefined : formatted(numberFormat, time / MS_PER_DAY + UNIX_EPOCH)
  const isHidden = shown !== undefined && TWO_NUMBERS.test(shown) && !/[hs]/i.test(numberFormat)
  return shown === undefined || isHidden ? value.toISOString().slice(0, 10) : shown
}

/** @returns undefined for a format that is none. */
function formatted(numberFormat: string, value: number): string | undefined {
  try {
    return format(numberFormat, value).trim()
  } catch {
    return undefined
  }
}
