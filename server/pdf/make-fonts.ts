import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

interface Table {
  tag: string
  data: Buffer
}

const NAME_IDS = { family: 1, style: 2, full: 4, postScript: 6 }
/** Windows, Unicode, American English: supported by all font readers. */
const [PLATFORM, ENCODING, LANGUAGE] = [3, 1, 0x409]

/** Changes the family name of a TrueType font; its other names are dropped. */
function renameFamily(font: Buffer, family: string): Buffer {
  const tables = tablesOf(font).map((table) =>
    table.tag === 'name' ? { tag: table.tag, data: nameTable(family) } : table,
  )
  return assemble(font.readUInt32BE(0), tables)
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index
    const offset = font.readUInt32BE(entry + 8)
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    }
  })
}

function nameTable(family: string): Buffer {
  const names: [number, string][] = [
    [NAME_IDS.family, family],
    [NAME_IDS.style, 'Regular'],
    [NAME_IDS.full, family],
    [NAME_IDS.postScript, family.replaceAll(' ', '')],
  ]
  const head = Buffer.alloc(6 + 12 * names.length)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  const texts: Buffer[] = []
  let offset = 0
  for (const [index, [id, text]] of names.entries()) {
    const utf16 = Buffer.from(text, 'utf16le').swap16()
    const record = [PLATFORM, ENCODING, LANGUAGE, id, utf16.length, offset]
    for (const [field, value] of record.entries()) head.writeUInt16BE(value, 6 + 12 * index + 2 * field)
    texts.push(utf16)
    offset += utf16.length
  }
  return Buffer.concat([head, ...texts])
}

function assemble(version: number, tables: readonly Table[]): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(version, 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * 16, 10)
  const padded: Buffer[] = []
  let offset = head.length
  for (const [index, { tag, data }] of tables.entries()) {
    const whole = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    const entry = 12 + 16 * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum(whole), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    padded.push(whole)
    offset += whole.length
  }
  return Buffer.concat([head, ...padded])
}

function checksum(data: Buffer): number {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}

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
