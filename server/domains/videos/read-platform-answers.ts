import { z } from 'zod'
import { visibleLineInput, visibleLinesInput } from '#server/lib/visible-text.ts'

// Schemas of the used resources of YouTube Data API v3 responses. Empty lists have no `items`.

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
        title: visibleLineInput,
        description: visibleLinesInput,
        publishedAt: moment,
        channelTitle: visibleLineInput,
        thumbnails: z.record(z.string(), picture).default({}),
      }),
      // Absent for uploads that were not live streams; without an end time for scheduled and running streams.
      liveStreamingDetails: z.object({ actualEndTime: moment.optional() }).optional(),
    }),
  ),
})

const errorAnswer = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }),
})

/** The platform's error reason, such as `quotaExceeded`. */
export function readErrorReason(body: string): string | undefined {
  try {
    return errorAnswer.parse(JSON.parse(body)).error.errors[0]?.reason
  } catch {
    return undefined
  }
}

/** A recorded class in a response of the platform. */
export interface Recording {
  id: string
  title: string
  description: string
  publishedAt: Date
  endedAt: Date
  channelTitle: string
  pictureUrl: string | null
}

/** The finished live streams of a response, newest first. */
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

/** Prefers 16:9 sizes, largest first; `high` has black bars. */
function bestPicture(thumbnails: Record<string, { url: string }>): string | null {
  const size = ['maxres', 'medium', 'standard', 'high', 'default'].find((name) => thumbnails[name])
  return (size && thumbnails[size]?.url) ?? null
}
