import { loadSharp } from './load-sharp.ts'

export interface IconShape {
  /** Width and height in px. */
  size: number
  /** Of the width, for the logo. */
  share?: number
  background?: string
}

/** Draws a square icon as PNG. @param logo a drawing of 20 by 20 px, or a picture. */
export async function drawIcon(
  logo: Buffer,
  { size, share = 1, background = '#0000' }: IconShape,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const inside = Math.round(size * share)
  const edge = Math.floor((size - inside) / 2)
  const rest = size - inside - edge
  return sharp(logo, { density: (72 * inside) / 20 })
    .resize(inside, inside, { fit: 'contain', background })
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background })
    .flatten(background === '#0000' ? false : { background })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
