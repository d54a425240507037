import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'

/** Background around the logo: launchers crop maskable icons. */
const BACKGROUND = '#fffefb'

/** Draws the project's logo as PNG and ICO for clients without SVG support. */
export async function drawIcons(mark: string, folder: string): Promise<void> {
  const svg = await readFile(mark)
  const draw = async (size: number, share = 1, background = 'transparent') => {
    const inside = Math.round(size * share)
    const edge = Math.floor((size - inside) / 2)
    const rest = size - inside - edge
    return sharp(svg, { density: (72 * inside) / 20 })
      .resize(inside, inside)
      .extend({ top: edge, left: edge, bottom: rest, right: rest, background: '#0000' })
      .flatten(background === 'transparent' ? false : { background })
      .png({ compressionLevel: 9 })
      .toBuffer()
  }
  await mkdir(folder, { recursive: true })
  const write = async (name: string, content: Buffer) => writeFile(join(folder, name), content)
  await write('icon-192.png', await draw(192))
  await write('icon-512.png', await draw(512))
  await write('icon-maskable-512.png', await draw(512, 0.64, BACKGROUND))
  await write('apple-touch-icon.png', await draw(180, 0.76, BACKGROUND))
  await write('favicon.ico', iconFile(await draw(48), 48))
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
