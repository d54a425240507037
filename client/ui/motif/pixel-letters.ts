/**
 * Capitals and digits of five by seven cells, as pixels. Each row is one digit in base 32, whose bits
 * are its cells.
 */
const alphabet: { readonly [letter: string]: string } = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhe',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hpljhhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllrh',
  X: 'hha4ahh',
  Y: 'hha4444',
  Z: 'v1248gv',
  0: 'ehhhhhe',
  1: '4c4444e',
  2: 'eh168gv',
  3: 'u11e11u',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
}

const letterWidth = 5
export const pixelHeight = 7

/** Cells across of a word with one cell between its letters. */
export const pixelWidth = (word: string) => Math.max(0, word.length * (letterWidth + 1) - 1)

/** SVG path data of a word, its upper left corner at 0, 0. Letters that are not in the alphabet stay empty. */
export function pixelPath(word: string): string {
  const letters = Array.from(word.toUpperCase(), (letter) => Array.from(alphabet[letter] ?? ''))
  const bars = letters.flatMap((rows, place) =>
    rows.flatMap((row, y) =>
      runs(Number.parseInt(row, 32)).map(
        ([x, length]) => `M${place * (letterWidth + 1) + x} ${y}h${length}v1h-${length}z`,
      ),
    ),
  )
  return bars.join('')
}

/** Neighbouring cells of a row as one bar each: where it begins and how long it is. */
function runs(bits: number): [x: number, length: number][] {
  const found: [number, number][] = []
  for (let x = 0; x < letterWidth; x++) {
    if (!(bits & (1 << (letterWidth - 1 - x)))) continue
    const last = found.at(-1)
    if (last && last[0] + last[1] === x) last[1]++
    else found.push([x, 1])
  }
  return found
}
