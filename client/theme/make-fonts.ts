import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Cuts Anek Devanagari into the faces of fonts.ts: run by hand with `npx tsx client/theme/make-fonts.ts` when the
 * package or the character sets change. The results are committed, so that a build needs no font tool.
 *
 * Latin stays variable (one file for all weights). Devanagari is pinned to one weight: 91 kB instead of the 218 kB of a
 * variable font.
 */
const family = '@fontsource-variable/anek-devanagari/files/anek-devanagari'
const weights = { min: 400, max: 700 }

/** What nearly every English page needs; everything else of Latin waits in its own file. */
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
  {
    name: 'anek-devanagari',
    source: 'devanagari',
    text: [...devanagari, ...joiners],
    axes: { wght: 400 },
  },
]

const require = createRequire(import.meta.url)
for (const { name, source, text, axes } of faces) {
  const original = await readFile(require.resolve(`${family}-${source}-wght-normal.woff2`))
  const isLatin = source !== 'devanagari'
  const subset = await subsetFont(original, text.join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
    noHinting: true,
    // Fractions are not used; tabular figures and kerning are. Devanagari needs all of its shaping.
    ...(isLatin && { keepFeatures: ['tnum', 'kern', 'rvrn', 'ccmp', 'mark'] }),
  })
  await writeFile(fileURLToPath(new URL(`./fonts/${name}.woff2`, import.meta.url)), subset)
}
