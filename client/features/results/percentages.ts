import { plainDecimal } from '#client/ui/plain-decimal.ts'
import type { Tone } from '#client/ui/tone.ts'

/** How a percentage among the top performers is coloured. */
export type PercentageTone = Exclude<Tone, 'neutral'>

/** 85 and above is green, 75 and above blue, 65 and above orange, below red. */
export function toneOfPercentage(percentage: string): PercentageTone {
  const value = Number(percentage)
  if (value >= 85) return 'success'
  if (value >= 75) return 'info'
  return value >= 65 ? 'warning' : 'danger'
}

/** The decimals with equally many places, so that they line up below each other: nothing is rounded. */
export function alignDecimals(decimals: readonly string[]): string[] {
  const plain = decimals.map(plainDecimal)
  const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0
  const places = Math.max(0, ...plain.map(placesOf))
  return plain.map((decimal) => {
    const missing = places - placesOf(decimal)
    return decimal + (missing > 0 && !decimal.includes('.') ? '.' : '') + '0'.repeat(missing)
  })
}

/** Decimals of a percentage at most. */
const DECIMALS = 4

/** How many points a percentage lies from the pass line, without a sign: `47.88` is `2.12` away. Nothing is rounded. */
export function pointsFromPass(percentage: string, passPercentage: string): string {
  return plainDecimal(Math.abs(Number(percentage) - Number(passPercentage)).toFixed(DECIMALS))
}

/** A double holds no more digits for certain; the database rounds to as many first. */
const DIGITS = 15

/** A percentile to two decimals, as the files for staff have it: halves are rounded up, although a double may be less. */
export function roundedPercentile(percentile: number): string {
  const hundredths = Math.round(Number((percentile * 100).toPrecision(DIGITS)))
  return plainDecimal((hundredths / 100).toFixed(2))
}
