import { z } from 'zod'

// What the YouTube Data API v3 answers, as far as we use it. Lists lack `items` altogether when there is nothing.

const id = z.string().regex(/^[\w-]{1,64}$/)
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

export const channelsAnswer = z.object({
  items: z
    .array(
      z.object({ contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().min(1) }) }) }),
    )
    .default([]),
})

export const playlistItemsAnswer = z.object({
  nextPageToken: z.string().min(1).max(200).optional(),
  items: z.array(z.object({ contentDetails: z.object({ videoId: id }) })),
})

const picture = z.object({ url: z.string(), width: z.number().optional() })

export const videosAnswer = z.object({
  items: z.array(
    z.object({
      id,
      snippet: z.object({
        title: z.string(),
        description: z.string(),
        publishedAt: moment,
        channelTitle: z.string(),
        thumbnails: z.record(z.string(), picture).default({}),
      }),
      // Absent for an upload that never was live; without an end while it runs or before it begins.
      liveStreamingDetails: z.object({ actualEndTime: moment.optional() }).optional(),
    }),
  ),
})

const errorAnswer = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }),
})

/** The platform's own word for what is wrong, such as `quotaExceeded`. */
export function readErrorReason(body: string): string | undefined {
  try {
    return errorAnswer.parse(JSON.parse(body)).error.errors[0]?.reason
  } catch {
    return undefined
  }
}

/** A recorded class as the platform describes it. */
export interface Recording {
  id: string
  title: string
  description: string
  publishedAt: Date
  endedAt: Date
  channelTitle: string
  pictureUrl: string | null
}

/** The finished live streams of an answer, newest first. */
export function recordingsOf({ items }: z.infer<typeof videosAnswer>): Recording[] {
  return items
    .flatMap(({ id: videoId, snippet, liveStreamingDetails }) => {
      const endedAt = liveStreamingDetails?.actualEndTime
      if (!endedAt) return []
      const { title, description, publishedAt, channelTitle, thumbnails } = snippet
      const pictureUrl = bestPicture(thumbnails)
      return [{ id: videoId, title, description, publishedAt, endedAt, channelTitle, pictureUrl }]
    })
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
}

/** The sizes that the platform cuts at 16:9, best first, then what else there may be: `high` has black bars. */
function bestPicture(thumbnails: Record<string, { url: string }>): string | null {
  const size = ['maxres', 'medium', 'standard', 'high', 'default'].find((name) => thumbnails[name])
  return (size && thumbnails[size]?.url) ?? null
}
