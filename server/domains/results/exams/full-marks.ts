import { readDecimal } from '#server/lib/decimal.ts'

const DECIMALS = 4

/** @returns full marks in their shortest form; undefined for anything but a number above 0. */
export function readFullMarks(text: string): string | undefined {
  const marks = readDecimal(text, { integerDigits: 8, decimals: DECIMALS })
  return 'value' in marks && Number(marks.value) > 0 ? marks.value : undefined
}

/**
 * The percentage of a mark, rounded to two decimals, half away from 0.
 *
 * @param mark at most 4 decimals, as full marks.
 * @returns undefined for a mark that is more than the full marks, above 0 or below.
 */
export function percentageOf(mark: string, fullMarks: string): string | undefined {
  const [part, whole] = [scaled(mark.replace('-', '')), scaled(fullMarks)]
  if (part > whole) return undefined
  const hundredths = (part * 20_000n + whole) / (whole * 2n)
  const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
  const sign = mark.startsWith('-') && hundredths > 0n ? '-' : ''
  return sign + text.replace(/\.?0+$/, '')
}

/** A decimal number in units of its last possible decimal. */
function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'))
}
