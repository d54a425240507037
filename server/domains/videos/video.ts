import { builder } from '#server/graphql/builder.ts'

// A video is a recorded class: a finished live stream of the institute's channel. The platform plays it; title,
// description and picture come from this server.

export interface VideoShape {
  id: string
  title: string
  description: string
  publishedAt: Date | null
  endedAt: Date | null
  channelTitle: string
  thumbnail: string | null
  playerUrl: string | null
  watchUrl: string | null
}

export interface VideoPageShape {
  nodes: VideoShape[]
  nextPageToken: string | null
  /** Null while nothing of the channel is known. */
  fetchedAt: Date | null
  stale: boolean
}

const Video = builder.objectRef<VideoShape>('Video').implement({
  description: 'A recorded class: a finished live stream.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title', { complexity: 500 }),
    description: t.exposeString('description', {
      complexity: 15_200,
      description: 'Plain text; line breaks are kept.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null for a pinned video of which nothing is kept from the platform.',
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the live stream ended; null where `publishedAt` is null.',
    }),
    channelTitle: t.exposeString('channelTitle'),
    thumbnail: t.exposeString('thumbnail', {
      nullable: true,
      description: 'Path of a 16:9 picture on this site; null until it is fetched.',
    }),
    playerUrl: t.exposeString('playerUrl', {
      nullable: true,
      description: 'Address of the player for an iframe; null for samples of the demo.',
    }),
    watchUrl: t.exposeString('watchUrl', {
      nullable: true,
      description: 'Address of its page on the video platform; null for samples of the demo.',
    }),
  }),
})

export const VideoPage = builder.objectRef<VideoPageShape>('VideoPage').implement({
  description: 'A page of recorded classes, newest first.',
  fields: (t) => ({
    nodes: t.field({
      type: [Video],
      complexity: { multiplier: 24 },
      description: 'May be empty although there is a next page: not every upload is a recorded class.',
      resolve: ({ nodes }) => nodes,
    }),
    nextPageToken: t.exposeString('nextPageToken', {
      nullable: true,
      description: 'Value of `after` for the next page; null on the last page.',
    }),
    fetchedAt: t.expose('fetchedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the page was fetched from the platform; null for pinned videos alone, while the platform is away.',
    }),
    stale: t.exposeBoolean('stale', {
      description:
        'Whether the page was fetched more than 15 minutes ago: a refresh is running or has failed.',
    }),
  }),
})

/** Where the platform shows a video. */
export const videoAddresses = (id: string) => ({
  playerUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  watchUrl: `https://www.youtube.com/watch?v=${id}`,
})

/** Folder of the pictures in the file store. */
export const THUMBNAILS_FOLDER = 'video-thumbnails'

/** @param path the record's thumbnailPath: {id}-{random id}.webp. */
export const thumbnailKey = (path: string) => `${THUMBNAILS_FOLDER}/${path}`

/** @param path the record's thumbnailPath. */
export const thumbnailUrl = (path: string) => `/files/videos/${path}`
