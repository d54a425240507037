import { loadSharp } from '#server/lib/load-sharp.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'

/** A logo to be placed on paper: PNG, with its size in px. */
export interface DrawnLogo {
  png: Buffer
  width: number
  height: number
}

export interface LogoShape {
  /** Of the picture, in px; a wide logo is lower. */
  height: number
  /** Colour of a plate for a logo that is not pale, where a reader may show the page with a dark ground. */
  plate?: string
}

/** A wider logo is lower. */
const WIDEST = 4
/** Of the height, around a logo on a plate. */
const PADDING = 0.14

/**
 * Draws a logo for a light ground: one that is nearly white stands on a dark plate, as on the pages.
 *
 * @throws when the picture is damaged.
 */
export async function drawLogo(
  picture: Buffer,
  {
    height,
    plate,
    isPale,
    brandColor,
  }: LogoShape & { isPale: boolean | undefined; brandColor: string | undefined },
): Promise<DrawnLogo> {
  const sharp = await loadSharp()
  const ground = isPale ? brandScheme(brandColor).light.ink : plate
  const edge = isPale ? Math.round(height * PADDING) : 0
  const inside = height - 2 * edge
  const fitted = await sharp(picture)
    .resize(inside * WIDEST, inside, { fit: 'inside' })
    .ensureAlpha()
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#0000' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height: drawnHeight } = fitted.info
  const onGround =
    ground === undefined
      ? sharp(fitted.data)
      : sharp(plateOf(width, drawnHeight, { ground, round: edge / 2 })).composite([{ input: fitted.data }])
  return { png: await onGround.png({ palette: true }).toBuffer(), width, height: drawnHeight }
}

function plateOf(width: number, height: number, { ground, round }: { ground: string; round: number }) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${round}" fill="${ground}"/></svg>`,
  )
}
