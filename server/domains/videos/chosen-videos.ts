import type { ContentOf } from '#server/content/collection.ts'
import { chosenVideos } from '#server/content/declarations/videos.ts'
import { mediaUrl } from '#server/content/media-url.ts'
import { mediaByIds } from '#server/domains/media/media.ts'
import type { Context } from '#server/graphql/context.ts'
import { thumbnailUrl, type VideoPageShape, type VideoShape, videoAddresses } from './video.ts'

type Chosen = ContentOf<typeof chosenVideos>

/** Most videos that stand before those of the channel. */
const MOST_FIRST = 12
/** Pixels; the width of a card on a phone of high resolution. */
const PICTURE_WIDTH = 640

/** A page of videos as staff want it: without those that they hide, the newest page with those first that they pin. */
export async function withChosenVideos(
  context: Pick<Context, 'content' | 'db' | 'site'>,
  page: VideoPageShape,
  { isNewest }: { isNewest: boolean },
): Promise<VideoPageShape> {
  const items = (await context.content.published()).items(chosenVideos.key)
  if (items.length === 0) return page
  const byId = new Map(
    items.map(({ data, publishedAt }) => {
      const values = data as Chosen
      return [videoIdOf(values.address), { values, publishedAt }]
    }),
  )
  const others = page.nodes.filter(({ id }) => !byId.has(id))
  if (!isNewest) return { ...page, nodes: others }
  const first = [...byId].filter(([, { values }]) => values.place === 'first').slice(0, MOST_FIRST)
  const known = await context.db.prisma.video.findMany({ where: { id: { in: first.map(([id]) => id) } } })
  const pinned = await Promise.all(
    first.map(async ([id, { values, publishedAt }]): Promise<VideoShape> => {
      const video = known.find((one) => one.id === id)
      const stored = video?.thumbnailPath ? thumbnailUrl(video.thumbnailPath) : null
      return {
        id,
        title: values.title,
        description: values.description ?? video?.description ?? '',
        publishedAt: video?.publishedAt ?? publishedAt,
        endedAt: video?.endedAt ?? publishedAt,
        channelTitle: video?.channelTitle ?? context.site.name,
        thumbnail: (await pictureOf(context, values)) ?? stored,
        ...videoAddresses(id),
      }
    }),
  )
  return { ...page, nodes: [...pinned, ...others] }
}

async function pictureOf({ db }: Pick<Context, 'db'>, { picture }: Chosen): Promise<string | undefined> {
  const [media] = picture ? await mediaByIds(db, [picture.picture]) : []
  const widths = media?.variants.map(({ width }) => width).toSorted((a, b) => a - b) ?? []
  const width = widths.find((one) => one >= PICTURE_WIDTH) ?? widths.at(-1)
  return media && width !== undefined ? mediaUrl(media.id, `${width}.webp`) : undefined
}

/** Of an address that the declaration accepts. */
function videoIdOf(address: string): string {
  return /(?:[?&]v=|\/)([\w-]{11})(?:[?&#/]|$)/.exec(address)?.[1] ?? address
}
