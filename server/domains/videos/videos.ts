import { GraphQLError } from 'graphql'
import type { ContentOf } from '#server/content/collection.ts'
import { chosenVideos, videoIdOf } from '#server/content/declarations/videos.ts'
import { narrowestUrl } from '#server/content/media-url.ts'
import { mediaByIds } from '#server/domains/media/media.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheableInPages } from '#server/graphql/cache-hint.ts'
import type { Context } from '#server/graphql/context.ts'
import { findVideoPage } from './find-video-page.ts'
import { thumbnailUrl, VideoPage, type VideoPageShape, type VideoShape, videoAddresses } from './video.ts'

type Chosen = ContentOf<typeof chosenVideos>

/** Pinned videos on a page; those of the channel come after the last of them. */
const PINNED_PER_PAGE = 12
/** Pixels; the width of a card on a phone of high resolution. */
const PICTURE_WIDTH = 640

/**
 * A page of videos as staff want it: first those that they pin, then those of the channel, without those that they hide.
 *
 * @param after token of the page; absent means the first.
 */
async function findVideosAsChosen(context: Context, after: string | undefined): Promise<VideoPageShape> {
  const items = (await context.content.published()).items(chosenVideos.key)
  const byId = new Map(
    items.map(({ data }) => {
      const values = data as Chosen
      return [videoIdOf(values.address), values]
    }),
  )
  const pinned = [...byId].filter(([, { place }]) => place === 'first')
  // NaN for a page of the channel.
  const start = after === undefined ? 0 : Number(/^pinned-(\d+)$/.exec(after)?.[1])
  const end = start + PINNED_PER_PAGE
  const nodes = await pinnedVideos(context, Number.isNaN(start) ? [] : pinned.slice(start, end))
  if (end < pinned.length) {
    return { nodes, nextPageToken: `pinned-${end}`, fetchedAt: context.db.now(), stale: false }
  }
  const token = Number.isNaN(start) ? after : undefined
  const page = await findVideoPage(context, token, context.language).catch((error: unknown) => {
    // Pinned videos do not depend on the platform.
    if (nodes.length === 0 || !(error instanceof GraphQLError)) throw error
    return { nodes: [], nextPageToken: null, fetchedAt: null, stale: true }
  })
  return { ...page, nodes: [...nodes, ...page.nodes.filter(({ id }) => !byId.has(id))] }
}

async function pinnedVideos(
  context: Pick<Context, 'db' | 'site'>,
  pinned: readonly (readonly [id: string, values: Chosen])[],
): Promise<VideoShape[]> {
  const known = await context.db.prisma.video.findMany({ where: { id: { in: pinned.map(([id]) => id) } } })
  return Promise.all(
    pinned.map(async ([id, values]) => {
      const video = known.find((one) => one.id === id)
      const stored = video?.thumbnailPath ? thumbnailUrl(video.thumbnailPath) : null
      return {
        id,
        title: values.title,
        description: values.description ?? video?.description ?? '',
        publishedAt: video?.publishedAt ?? null,
        endedAt: video?.endedAt ?? null,
        channelTitle: video?.channelTitle ?? context.site.name,
        thumbnail: (await pictureOf(context, values)) ?? stored,
        ...videoAddresses(id),
      }
    }),
  )
}

async function pictureOf({ db }: Pick<Context, 'db'>, { picture }: Chosen): Promise<string | undefined> {
  const [media] = picture ? await mediaByIds(db, [picture.picture]) : []
  const widths = media?.variants.map(({ width }) => width) ?? []
  return media ? narrowestUrl(media.id, widths, PICTURE_WIDTH) : undefined
}

builder.queryField('videos', (t) =>
  t.field({
    ...cacheableInPages,
    authScopes: { public: true },
    type: VideoPage,
    description:
      'The recorded classes, newest first; those that staff pin stand before them, those that they hide are left out. [anyone]',
    args: {
      after: t.arg.string({
        description: 'The `nextPageToken` of the previous page; absent for the first page.',
      }),
    },
    resolve: (_root, { after }, context) => findVideosAsChosen(context, after ?? undefined),
  }),
)
