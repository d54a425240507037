import { randomInt } from 'node:crypto'

const DIGITS = 6
/** Equal, rising or falling digits in a row that are too easy to guess. */
const RUN = 3

/** Six random digits without runs such as 111, 345 or 987. */
export function randomPin(): string {
  for (;;) {
    const pin = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    if (!hasRun(pin)) return pin
  }
}

export function hasRun(pin: string): boolean {
  const digits = Array.from(pin, Number)
  return [-1, 0, 1].some((step) => {
    let length = 1
    return digits.some((digit, index) => {
      length = index > 0 && digit - (digits[index - 1] ?? 0) === step ? length + 1 : 1
      return length >= RUN
    })
  })
}
