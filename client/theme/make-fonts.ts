import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { ascent, descent } from './line-metrics.ts'

/**
 * Cuts Anek Devanagari into the faces of fonts.ts: run by hand with `npx tsx client/theme/make-fonts.ts` when the
 * package or the character sets change. The results are committed, so that a build needs no font tool.
 *
 * Latin stays variable (one file for all weights). Devanagari is pinned to one weight: 91 kB instead of the 218 kB of a
 * variable font.
 */
const family = '@fontsource-variable/anek-devanagari/files/anek-devanagari'
const weights = { min: 400, max: 700 }

/** Characters of nearly every English page; the rest of Latin is in its own file. */
const punctuation = '\u00a0©«»°×–—‘’“”•…€−½'
const isEverydayLatin = (char: string) => (char >= ' ' && char <= '~') || punctuation.includes(char)

/** Anek calls its middle dot a mark, which takes all width from it: the fallback face has a better one. */
const broken = '·'

const latin1 = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code))
const devanagari = Array.from({ length: 0x80 }, (_, offset) => String.fromCodePoint(0x900 + offset))
const joiners = ['\u200c', '\u200d', '\u25cc', '\u1cd0', '\u1cd1', '\u1cd2', '\ua8fb']

const faces = [
  {
    name: 'anek-latin',
    source: 'latin',
    text: [...latin1, ...punctuation].filter(isEverydayLatin),
    axes: { wght: weights },
  },
  {
    name: 'anek-latin-more',
    source: 'latin',
    text: latin1.filter((char) => !isEverydayLatin(char) && char !== broken),
    axes: { wght: weights },
  },
  { name: 'anek-symbols', source: 'latin-ext', text: [...'₹₨'], axes: { wght: weights } },
  // The name of the language, on pages that need no more of Devanagari.
  { name: 'anek-nepali', source: 'devanagari', text: [...'नेपाली'], axes: { wght: 400 } },
  {
    name: 'anek-devanagari',
    source: 'devanagari',
    text: [...devanagari, ...joiners],
    axes: { wght: 400 },
  },
]

/**
 * Writes our line metrics into a font, into all three places that browsers take them from. In the file, since WebKit does
 * not know `ascent-override`.
 */
function setLineMetrics(sfnt: Buffer): Buffer {
  const font = Buffer.from(sfnt)
  const tables = new Map<string, number>()
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8))
  }
  const offsetOf = (table: string) => {
    const offset = tables.get(table)
    if (offset === undefined) throw new Error(`The font has no table ${table}.`)
    return offset
  }
  const unitsPerEm = font.readUInt16BE(offsetOf('head') + 18)
  const [above, below] = [Math.round(ascent * unitsPerEm), Math.round(descent * unitsPerEm)]
  for (const at of [offsetOf('hhea') + 4, offsetOf('OS/2') + 68]) {
    font.writeInt16BE(above, at)
    font.writeInt16BE(-below, at + 2)
    font.writeInt16BE(0, at + 4)
  }
  font.writeUInt16BE(above, offsetOf('OS/2') + 74)
  font.writeUInt16BE(below, offsetOf('OS/2') + 76)
  return font
}

const require = createRequire(import.meta.url)
for (const { name, source, text, axes } of faces) {
  const original = await readFile(require.resolve(`${family}-${source}-wght-normal.woff2`))
  const letters = text.join('')
  const options = {
    noHinting: true,
    // Fractions are not used; tabular figures and kerning are. Devanagari needs all of its shaping.
    ...(source !== 'devanagari' && { keepFeatures: ['tnum', 'kern', 'rvrn', 'ccmp', 'mark'] }),
  }
  const subset = await subsetFont(original, letters, {
    ...options,
    targetFormat: 'sfnt',
    variationAxes: axes,
  })
  // The second run compresses, and rewrites the checksums.
  const face = await subsetFont(setLineMetrics(subset), letters, { ...options, targetFormat: 'woff2' })
  await writeFile(fileURLToPath(new URL(`./fonts/${name}.woff2`, import.meta.url)), face)
}
