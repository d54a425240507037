import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { renameFamily } from './rename-family.ts'

/**
 * Cuts Anek Devanagari into the faces of the PDF documents: run by hand with `npx tsx server/documents/make-fonts.ts`
 * when the package changes. The results are committed. A PDF wants plain TrueType of one weight each, and each script
 * a family name of its own, by which the documents ask for it.
 */
const source = '@fontsource-variable/anek-devanagari/files/anek-devanagari'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

/** Anek calls its middle dot a mark, which takes all width from it. */
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
