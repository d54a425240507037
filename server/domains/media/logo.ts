import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Site } from '#server/config/site.ts'
import type { Services } from '#server/graphql/context.ts'
import { inTime } from '#server/lib/in-time.ts'
import { loadSharp } from '#server/lib/load-sharp.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'

type LogoServices = Pick<Services, 'db' | 'files' | 'log'>

/** Sizes and grounds that the processes of an installation use. */
const MOST = 10
/** A file store that is away must not hold up a mail or a paper for longer. */
const PATIENCE_MS = 3_000
/** After a failure, before the next attempt. */
const REST_MS = 60_000

const logosOf = memoizeByObject((_files: Services['files']) => ({
  drawn: new LRUCache<string, Promise<DrawnLogo | undefined>>({ max: MOST }),
  failedAt: -REST_MS,
}))

/**
 * The uploaded logo as a picture for mails, papers and social cards. A file does not change, so it is drawn once.
 *
 * @returns undefined without an uploaded logo, or when it cannot be read: nothing fails for want of a logo.
 */
export async function logoOf(
  services: LogoServices,
  site: Site,
  shape: LogoShape,
): Promise<DrawnLogo | undefined> {
  const [, folder, id = ''] = site.logoUrl?.split('/') ?? []
  if (folder !== 'media' || !isUuid(id)) return undefined
  const logos = logosOf(services.files)
  const key = JSON.stringify([id, site.logoIsPale, site.brandColor, shape])
  const drawn = logos.drawn.get(key)
  if (drawn) return drawn
  if (performance.now() - logos.failedAt < REST_MS) return undefined
  const drawing = inTime(draw(services, id, { site, shape }), PATIENCE_MS).catch((err: unknown) => {
    services.log.warn({ err }, 'the logo cannot be read: mails, papers and cards are made without it')
    logos.drawn.delete(key)
    logos.failedAt = performance.now()
    return undefined
  })
  logos.drawn.set(key, drawing)
  return drawing
}

async function draw(
  { db, files }: LogoServices,
  id: string,
  { site, shape }: { site: Site; shape: LogoShape },
): Promise<DrawnLogo> {
  const media = await db.prisma.mediaFile.findUniqueOrThrow({ where: { id }, select: { filePath: true } })
  const picture = await buffer(await files.open(media.filePath))
  return drawLogo(picture, { ...shape, isPale: site.logoIsPale, brandColor: site.brandColor })
}

/** A logo to be placed on paper: PNG, with its size in px. */
interface DrawnLogo {
  png: Buffer
  width: number
  height: number
}

interface LogoShape {
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
async function drawLogo(
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
