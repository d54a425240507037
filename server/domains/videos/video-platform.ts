import type { z } from 'zod'
import { fetchLimited } from '#server/lib/fetch-limited.ts'
import {
  channelsAnswer,
  playlistItemsAnswer,
  type Recording,
  readErrorReason,
  recordingsOf,
  videosAnswer,
} from './read-platform-answers.ts'

const PAGE_SIZE = 12
const MAX_ANSWER_BYTES = 2_000_000

/** A request to the platform failed. Neither message nor cause contains the API key. */
export class PlatformFailed extends Error {
  override name = 'PlatformFailed'
  /** Whether the daily quota is exceeded. */
  readonly quotaExceeded: boolean
  constructor(message: string, o: { quotaExceeded?: boolean; cause?: unknown } = {}) {
    super(message, { cause: o.cause })
    this.quotaExceeded = o.quotaExceeded ?? false
  }
}

/** Three API calls, one unit of quota each. All throw PlatformFailed. */
export interface VideoPlatform {
  /** Id of the playlist of a channel's uploads. */
  uploadsPlaylist(channelId: string): Promise<string>
  /** Ids of a page of uploads, and the token of the next page. `token` is empty for the newest page. */
  uploads(playlist: string, token: string): Promise<{ ids: string[]; nextToken: string | null }>
  /** The videos that are finished live streams, newest first, without private and deleted ones. */
  recordings(ids: readonly string[]): Promise<Recording[]>
}

/** The YouTube Data API v3 at an address, with a key. */
export function videoPlatform(o: { url: string; key: string; signal: AbortSignal }): VideoPlatform {
  async function ask<EncodedResponse extends z.ZodType>(
    resource: string,
    parameters: Record<string, string>,
    answer: EncodedResponse,
  ): Promise<z.output<EncodedResponse>> {
    const query = new URLSearchParams({ ...parameters, key: o.key })
    const { status, body } = await fetchLimited(`${o.url}/${resource}?${query}`, {
      maxBytes: MAX_ANSWER_BYTES,
      signal: o.signal,
    }).catch((cause: unknown) => {
      throw new PlatformFailed(`${resource}: the video platform cannot be reached`, { cause })
    })
    if (status !== 200) {
      const reason = readErrorReason(body.toString()) ?? 'no reason given'
      throw new PlatformFailed(`${resource}: the video platform answered ${status}, ${reason}`, {
        quotaExceeded: status === 403 && ['quotaExceeded', 'dailyLimitExceeded'].includes(reason),
      })
    }
    const parsed = answer.safeParse(readJson(body))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new PlatformFailed(
      `${resource}: the video platform's answer makes no sense: ${issue?.path.join('.')} ${issue?.message}`,
    )
  }

  return {
    async uploadsPlaylist(channelId) {
      const { items } = await ask('channels', { id: channelId, part: 'contentDetails' }, channelsAnswer)
      const [channel] = items
      if (!channel) throw new PlatformFailed('channels: the video platform knows no such channel')
      return channel.contentDetails.relatedPlaylists.uploads
    },

    async uploads(playlist, token) {
      const { items, nextPageToken } = await ask(
        'playlistItems',
        {
          playlistId: playlist,
          part: 'snippet,contentDetails',
          maxResults: String(PAGE_SIZE),
          ...(token !== '' && { pageToken: token }),
        },
        playlistItemsAnswer,
      )
      return { ids: items.map((item) => item.contentDetails.videoId), nextToken: nextPageToken ?? null }
    },

    async recordings(ids) {
      if (ids.length === 0) return []
      const part = 'snippet,liveStreamingDetails'
      return recordingsOf(await ask('videos', { id: ids.join(','), part }, videosAnswer))
    },
  }
}

/** @returns undefined, which no schema accepts, for invalid JSON. */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
