import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { icons } from '#server/domains/site/icons.ts'
import { drawIcon } from '#server/lib/draw-icon.ts'

/** Draws the project's logo as PNG and ICO for clients without SVG support. */
export async function drawIcons(mark: string, folder: string): Promise<void> {
  const svg = await readFile(mark)
  await mkdir(folder, { recursive: true })
  const write = async (name: string, content: Buffer) => writeFile(join(folder, name), content)
  for (const [name, shape] of Object.entries(icons)) await write(name, await drawIcon(svg, shape))
  await write('favicon.ico', iconFile(await drawIcon(svg, { size: 48 }), 48))
}

/** An .ico file with one picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const codes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, offset) => String.fromCodePoint(from + offset)).join('')

const faces = [
  { name: 'latin', letters: `${codes(0x20, 0x180)}–—‘’“”•…€−` },
  { name: 'devanagari', letters: `${codes(0x900, 0x980)}\u200c\u200d\u25cc` },
]

/** Makes subset fonts for social cards: the image library needs font files. */
export async function subsetCardFonts(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  await mkdir(folder, { recursive: true })
  for (const { name, letters } of faces) {
    const original = resolve(
      `@fontsource-variable/anek-devanagari/files/anek-devanagari-${name}-wght-normal.woff2`,
    )
    const font = await subsetFont(await readFile(original), letters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: 600 },
      noHinting: true,
    })
    await writeFile(join(folder, `card-${name}.ttf`), font)
  }
}
