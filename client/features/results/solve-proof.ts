/** The first 32 bits of the fractional parts of roots of the first 64 primes: the constants of SHA-256 (FIPS 180-4). */
const K = new Int32Array(64)
const INITIAL = new Int32Array(8)

const fraction = (root: number) => (root - Math.floor(root)) * 2 ** 32
for (let candidate = 2, found = 0; found < 64; candidate++) {
  const isPrime = !Array.from({ length: candidate - 2 }, (_, index) => index + 2).some(
    (n) => candidate % n === 0,
  )
  if (!isPrime) continue
  if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate))
  K[found++] = fraction(Math.cbrt(candidate))
}

const MAX_BYTES = 55

/**
 * Finds a number so that SHA-256 of seed and number begins with so many zero bits. Browsers' own SHA-256 answers each hash
 * by a promise, which takes ten times as long.
 *
 * @param seed 43 ASCII characters at most.
 * @param bits 32 at most.
 */
export function solveProof(seed: string, bits: number): string {
  for (let number = 0; ; number++) {
    const solution = String(number)
    if (firstWord(seed + solution) >>> (32 - bits) === 0) return solution
  }
}

const words = new Int32Array(64)

/** The first 32 bits of the SHA-256 of a text that fits one block. */
export function firstWord(text: string): number {
  if (text.length > MAX_BYTES) throw new RangeError('The text does not fit one block')
  words.fill(0, 0, 16)
  for (let index = 0; index < text.length; index++) put(index, text.charCodeAt(index))
  put(text.length, 0x80)
  words[15] = text.length * 8
  for (let index = 16; index < 64; index++) {
    const w15 = at(words, index - 15)
    const w2 = at(words, index - 2)
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10)
    words[index] = at(words, index - 16) + s0 + at(words, index - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = INITIAL
  for (let round = 0; round < 64; round++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, round) + at(words, round)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return (at(INITIAL, 0) + a) >>> 0
}

const at = (array: Int32Array, index: number) => array[index] as number

function put(index: number, byte: number): void {
  const word = index >> 2
  words[word] = at(words, word) | (byte << (24 - 8 * (index & 3)))
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
