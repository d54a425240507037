import { fileURLToPath } from 'node:url'
import { escapeXml } from '#server/lib/escape-xml.ts'
import { loadSharp } from '#server/lib/load-sharp.ts'
import type { SocialCard } from '#shared/page-renderer.ts'
import { dist } from './static-files.ts'

/** Longer titles are cut, because no readable size would fit. */
const MAX_TITLE_LENGTH = 150
const TITLE_SIZES = [78, 68, 58, 50, 42]

/** Draws a card as PNG: background, logo, title in the largest size that fits, and the institute's name below. */
export async function drawCard(
  { title, institute, ground, words }: SocialCard,
  logo: Buffer | undefined,
): Promise<Buffer> {
  const { left, width, top, bottom } = words
  const name = institute && (await write(institute, { size: 34, width, color: words.instituteColor }))
  const nameTop = name ? bottom - name.info.height : bottom
  const height = nameTop - top - 40
  const heading = await writeFitting(shorten(title), { width, height, color: words.titleColor })
  const sharp = await loadSharp()
  return sharp(Buffer.from(ground))
    .composite([
      ...(logo ? [{ input: logo, left, top: words.logoTop }] : []),
      { input: heading.data, left, top: Math.round(top + (height - heading.info.height) / 2) },
      ...(name ? [{ input: name.data, left, top: nameTop }] : []),
    ])
    .png({ palette: true, colours: logo ? 256 : 64 })
    .toBuffer()
}

function shorten(title: string): string {
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`
}

async function writeFitting(text: string, o: { width: number; height: number; color: string }) {
  const [largest = 0, ...smaller] = TITLE_SIZES
  let drawn = await write(text, { ...o, size: largest })
  for (const size of smaller) {
    if (drawn.info.height <= o.height) break
    drawn = await write(text, { ...o, size })
  }
  return drawn
}

const font = (script: string) => fileURLToPath(new URL(`fonts/card-${script}.ttf`, dist))
let devanagari: Promise<unknown> | undefined

async function write(text: string, { size, width, color }: { size: number; width: number; color: string }) {
  const sharp = await loadSharp()
  // A font stays loaded once it was used, and supplies characters that the next font lacks.
  devanagari ??= sharp({ text: { text: 'क', fontfile: font('devanagari') } })
    .raw()
    .toBuffer()
  await devanagari
  const markup = `<span foreground="${color}">${escapeXml(text)}</span>`
  return sharp({
    text: {
      text: markup,
      font: `Anek Devanagari Medium, ${size}`,
      fontfile: font('latin'),
      width,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * -0.34),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}
