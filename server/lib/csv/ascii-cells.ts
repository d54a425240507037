// Cells that are looked at where they lie: of `bytes`, from one place to before another.

const [ZERO, NINE, POINT, MINUS, SPACE, LAST_VISIBLE, BACKSLASH] = [48, 57, 46, 45, 32, 126, 92]

/** What \w matches. */
const WORD = Uint8Array.from({ length: 256 }, (_, byte) => (/\w/.test(String.fromCharCode(byte)) ? 1 : 0))

/** Digits that a number has at most, for its key to be one that V8 keeps without a box. */
const MOST_DIGITS = 8

export function isWord(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (WORD[bytes[at] as number] === 0) return false
  return to > from
}

/** Whether it is words of visible characters with one space between them, and no backslash. */
export function isWords(bytes: Uint8Array, from: number, to: number): boolean {
  let before = SPACE
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] as number
    if (byte < SPACE || byte > LAST_VISIBLE || byte === BACKSLASH) return false
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

/** The whole number that stands there, in digits alone; -1 if there is none of so many digits. */
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
 * A key to remember a decimal number by: different for each text (also 1 and 01 and 1.0), undefined for what is not
 * written in a few digits, a point and a minus.
 */
export function decimalKey(bytes: Uint8Array, from: number, to: number): number | undefined {
  const negative = bytes[from] === MINUS
  const begin = negative ? from + 1 : from
  if (to === begin || to - begin > MOST_DIGITS) return undefined
  // The one in front tells 0. from a point alone, and 1 from 01.
  let digits = 1
  let behindPoint = 0
  for (let at = begin; at < to; at += 1) {
    const byte = bytes[at] as number
    if (byte === POINT && behindPoint === 0) behindPoint = to - at
    else if (byte >= ZERO && byte <= NINE) digits = digits * 10 + byte - ZERO
    else return undefined
  }
  const key = digits * (MOST_DIGITS + 1) + behindPoint
  return negative ? -key : key
}
