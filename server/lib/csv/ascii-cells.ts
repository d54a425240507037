// Functions on cells as byte ranges [from, to) of a buffer, without copying.

const [ZERO, NINE, POINT, MINUS, SPACE, LAST_VISIBLE, BACKSLASH] = [48, 57, 46, 45, 32, 126, 92]
const [NUMBER_SIGN, QUESTION_MARK, LETTER_A, LETTER_Z] = [35, 63, 97, 122]

/** Bytes that \w matches. */
const WORD = Uint8Array.from({ length: 256 }, (_, byte) => (/\w/.test(String.fromCharCode(byte)) ? 1 : 0))

/** Most digits of a number whose key V8 stores as a small integer, without allocation. */
const MOST_DIGITS = 8

export function isWord(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (WORD[bytes[at] as number] === 0) return false
  return to > from
}

export function hasDigit(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isBetween(bytes[at] as number, ZERO, NINE)) return true
  return false
}

export function hasLetter(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (isBetween((bytes[at] as number) | 32, LETTER_A, LETTER_Z)) return true
  return false
}

function isBetween(byte: number, first: number, last: number): boolean {
  return byte >= first && byte <= last
}

/**
 * Whether the cell is words of visible ASCII characters separated by single spaces, without backslashes and without
 * the signs of damaged text (see damageOf).
 */
export function isWords(bytes: Uint8Array, from: number, to: number): boolean {
  let before = SPACE
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] as number
    if (byte < SPACE || byte > LAST_VISIBLE || byte === BACKSLASH) return false
    if (byte === NUMBER_SIGN || byte === QUESTION_MARK) return false
    if (byte === SPACE && before === SPACE) return false
    before = byte
  }
  return before !== SPACE
}

export function isSame(bytes: Uint8Array, from: number, to: number, other: Uint8Array): boolean {
  if (to - from !== other.length) return false
  for (let at = 0; at < other.length; at += 1) if (bytes[from + at] !== other[at]) return false
  return true
}

/** The text of a short cell. */
export function asciiText(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

/** The whole number in the cell, in digits only; -1 if it is none or has more digits than allowed. */
export function wholeNumber(bytes: Uint8Array, from: number, to: number, mostDigits: number): number {
  if (to === from || to - from > mostDigits) return -1
  let number = 0
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] as number
    if (byte < ZERO || byte > NINE) return -1
    number = number * 10 + byte - ZERO
  }
  return number
}

/**
 * A cache key for a decimal number, unique for each text (1, 01 and 1.0 differ); undefined for anything but a few
 * digits, a point and a minus.
 */
export function decimalKey(bytes: Uint8Array, from: number, to: number): number | undefined {
  const negative = bytes[from] === MINUS
  const start = negative ? from + 1 : from
  if (to === start || to - start > MOST_DIGITS) return undefined
  // The leading 1 distinguishes 0. from a lone point, and 1 from 01.
  let digits = 1
  let decimals = 0
  for (let at = start; at < to; at += 1) {
    const byte = bytes[at] as number
    if (byte === POINT && decimals === 0) decimals = to - at
    else if (byte >= ZERO && byte <= NINE) digits = digits * 10 + byte - ZERO
    else return undefined
  }
  const key = digits * (MOST_DIGITS + 1) + decimals
  return negative ? -key : key
}
