import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { renameFamily } from './rename-family.ts'

/**
 * Makes the fonts of the PDF documents from Anek Devanagari. Run `npx tsx server/pdf/make-fonts.ts` when the package
 * changes and commit the results. PDFs need static TrueType fonts, one for each weight and script; each script has its own
 * family name, which the documents use.
 */
const source = '@fontsource-variable/anek-devanagari/files/anek-devanagari'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

/** Excludes Anek's middle dot: the font classifies it as a mark, so it has no width. */
const latin = range(0x20, 0x17f).filter((char) => char !== '·')
const punctuation = [...'–—‘’“”•…€−']
const devanagari = [...range(0x900, 0x97f), '\u200c', '\u200d', '\u25cc']

const scripts = [
  { script: 'latin', family: 'Anek Latin', text: [...latin, ...punctuation] },
  { script: 'latin-ext', family: 'Anek Symbols', text: ['₹'] },
  { script: 'devanagari', family: 'Anek Devanagari', text: devanagari },
]
const weights = { regular: 400, bold: 600 }

const require = createRequire(import.meta.url)
for (const { script, family, text } of scripts) {
  const original = await readFile(require.resolve(`${source}-${script}-wght-normal.woff2`))
  for (const [name, weight] of Object.entries(weights)) {
    const face = await subsetFont(original, text.join(''), {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
      noHinting: true,
    })
    const file = `./fonts/${family.toLowerCase().replace(' ', '-')}-${name}.ttf`
    await writeFile(fileURLToPath(new URL(file, import.meta.url)), renameFamily(face, family))
  }
}
