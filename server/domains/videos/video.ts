import { builder } from '#server/builder.ts'

// A video is a recorded class: a live stream of the institute's channel that is over. The platform plays it; what we
// show before somebody presses play, pictures included, comes from our own server.

export interface VideoShape {
  id: string
  title: string
  description: string
  publishedAt: Date
  endedAt: Date
  channelTitle: string
  thumbnail: string | null
  playerUrl: string | null
  watchUrl: string | null
}

export interface VideoPageShape {
  nodes: VideoShape[]
  nextPageToken: string | null
  fetchedAt: Date
  stale: boolean
}

const Video = builder.objectRef<VideoShape>('Video').implement({
  description: 'A recorded class: a live stream that is over.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { description: 'Plain text; line breaks are kept.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', description: 'When the live stream ended.' }),
    channelTitle: t.exposeString('channelTitle'),
    thumbnail: t.exposeString('thumbnail', {
      nullable: true,
      description: 'A picture, 16:9, as a path of this site; null when there is none (yet).',
    }),
    playerUrl: t.exposeString('playerUrl', {
      nullable: true,
      description:
        'What to show in a frame to play it; null for a sample of the demo, which has no recording.',
    }),
    watchUrl: t.exposeString('watchUrl', {
      nullable: true,
      description: 'Its page at the video platform; null for a sample of the demo.',
    }),
  }),
})

export const VideoPage = builder.objectRef<VideoPageShape>('VideoPage').implement({
  description: 'Recorded classes, newest first, and where they go on.',
  fields: (t) => ({
    nodes: t.field({
      type: [Video],
      description: 'Can be empty although there is a next page: not every upload is a recorded class.',
      resolve: ({ nodes }) => nodes,
    }),
    nextPageToken: t.exposeString('nextPageToken', {
      nullable: true,
      description: 'What to pass as `after` for the next page; null on the last one.',
    }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime', description: 'When the platform told this.' }),
    stale: t.exposeBoolean('stale', {
      description:
        'Whether that is more than 15 minutes ago: the platform is being asked, or does not answer.',
    }),
  }),
})

/** Where the pictures lie in the file store. */
export const THUMBNAILS_FOLDER = 'video-thumbnails'

/** @param path as the video's record has it: {id}-{random id}.webp. */
export const thumbnailKey = (path: string) => `${THUMBNAILS_FOLDER}/${path}`

/** @param path as the video's record has it. */
export const thumbnailUrl = (path: string) => `/files/videos/${path}`
