import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Site } from '#server/config/site.ts'
import type { Services } from '#server/graphql/context.ts'
import { inTime } from '#server/lib/in-time.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { perObject } from '#shared/per-object.ts'
import { type DrawnLogo, drawLogo, type LogoShape } from './draw-logo.ts'

type LogoServices = Pick<Services, 'db' | 'files' | 'log'>

/** Sizes and grounds that the processes of an installation use. */
const MOST = 10
/** A file store that is away must not hold up a mail or a paper for longer. */
const PATIENCE_MS = 3_000
/** After a failure, before the next attempt. */
const REST_MS = 60_000

const logosOf = perObject((_files: Services['files']) => ({
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
