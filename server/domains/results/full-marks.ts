import { readDecimal } from '#server/lib/decimal.ts'

const DECIMALS = 4

/** @returns full marks in their shortest form; undefined for anything but a number above 0. */
export function readFullMarks(text: string): string | undefined {
  const marks = readDecimal(text, { integerDigits: 8, decimals: DECIMALS })
  return 'value' in marks && Number(marks.value) > 0 ? marks.value : undefined
}

/**
 * The percentage of a mark, rounded to two decimals; a mark below 0 has 0.
 *
 * @param mark at most 4 decimals, as full marks.
 * @returns undefined for a mark above the full marks.
 */
export function percentageOf(mark: string, fullMarks: string): string | undefined {
  const [part, whole] = [scaled(mark), scaled(fullMarks)]
  if (part > whole) return undefined
  if (mark.startsWith('-')) return '0'
  const hundredths = (part * 20_000n + whole) / (whole * 2n)
  const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
  return text.replace(/\.?0+$/, '')
}

/** A decimal number in units of its last possible decimal. */
function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'))
}
