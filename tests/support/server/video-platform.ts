/** A server that answers like the YouTube Data API v3, over HTTP and in its formats, from a channel made of a few lines. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export const channelId = 'UCtestchanneltestchannel'
const uploadsPlaylist = 'UUtestchanneltestchannel'
export const apiKey = 'test-key'

/** Something the channel has uploaded; a finished live stream unless told. */
export interface Upload {
  id: string
  title?: string
  description?: string
  publishedAt?: string
  is?: 'live stream' | 'running' | 'upcoming' | 'ordinary' | 'private'
}

type EncodedResponse = (request: IncomingMessage, reply: ServerResponse) => void

export interface VideoPlatformPeer {
  /** For YOUTUBE_API_URL. */
  url: string
  /** The newest first; changing it changes the channel. */
  uploads: Upload[]
  /** Resources asked for so far, a unit of quota each; pictures cost nothing. */
  calls: string[]
  pictures: string[]
  /** From now on answers every question so, until `work()`. */
  fail(answer: EncodedResponse): void
  work(): void
  close(): Promise<void>
}

/** Uploads named from 1, the newest with the highest number. */
export function uploads(count: number, is: Upload['is'] = 'live stream'): Upload[] {
  return Array.from({ length: count }, (_, index) => {
    const number = count - index
    return { id: `video-${String(number).padStart(5, '0')}`, title: `Class ${number}`, is }
  })
}

/** The platform's own error answers. */
export const failures = {
  quota: errorAnswer(
    403,
    'quotaExceeded',
    'youtube.quota',
    'The request cannot be completed because you have exceeded your quota.',
  ),
  notFound: errorAnswer(404, 'playlistNotFound', 'youtube.playlistItem', 'The playlist cannot be found.'),
  broken: errorAnswer(500, 'backendError', 'global', 'Backend Error'),
  halfJson: ((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' }).end('{"kind": "youtube#vid')
  }) satisfies EncodedResponse,
  otherJson: ((_request, reply) =>
    send(reply, 200, { items: [{ id: 7, snippet: null }] })) satisfies EncodedResponse,
  /** Takes the question and says nothing. */
  silent: (() => undefined) satisfies EncodedResponse,
  hangUp: ((request) => request.socket.destroy()) satisfies EncodedResponse,
}

function errorAnswer(code: number, reason: string, domain: string, message: string): EncodedResponse {
  return (_request, reply) =>
    send(reply, code, { error: { code, message, errors: [{ message, domain, reason }] } })
}

export async function startVideoPlatform(begin: Upload[] = uploads(30)): Promise<VideoPlatformPeer> {
  let failing: EncodedResponse | undefined
  const picture = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#7a2048' } })
    .jpeg()
    .toBuffer()
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://platform')
    if (pathname.startsWith('/vi/')) {
      peer.pictures.push(pathname)
      reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
      return
    }
    const resource = pathname.replace('/youtube/v3/', '')
    peer.calls.push(resource)
    if (failing) return failing(request, reply)
    if (searchParams.get('key') !== apiKey) {
      return errorAnswer(400, 'badRequest', 'global', 'API key not valid.')(request, reply)
    }
    if (resource === 'channels') return send(reply, 200, channels(searchParams))
    if (resource === 'playlistItems') return playlistItems(peer, searchParams)(request, reply)
    if (resource === 'videos') return send(reply, 200, videos(peer, searchParams))
    return errorAnswer(404, 'notFound', 'global', 'Not found')(request, reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const peer: VideoPlatformPeer = {
    url: `http://127.0.0.1:${port}/youtube/v3`,
    uploads: begin,
    calls: [],
    pictures: [],
    fail: (answer) => {
      failing = answer
    },
    work: () => {
      failing = undefined
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return peer
}

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
    .end(JSON.stringify(body, null, 2))
}

/** No `items` at all for a channel that is not there, as the platform does. */
function channels(query: URLSearchParams): object {
  const known = query.get('id') === channelId && query.get('part') === 'contentDetails'
  return {
    kind: 'youtube#channelListResponse',
    etag: 'YIUPVpqNjppyCWOZfL-19bLb7uk',
    pageInfo: { totalResults: known ? 1 : 0, resultsPerPage: 5 },
    ...(known && {
      items: [
        {
          kind: 'youtube#channel',
          etag: '8OuoC2xPTW6s2X6hfK5oCQ',
          id: channelId,
          contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsPlaylist } },
        },
      ],
    }),
  }
}

function playlistItems(peer: VideoPlatformPeer, query: URLSearchParams): EncodedResponse {
  const token = query.get('pageToken')
  const start =
    token === null ? 0 : Number(/^PT:(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1])
  const size = Number(query.get('maxResults') ?? 5)
  if (Number.isNaN(start))
    return errorAnswer(400, 'invalidPageToken', 'youtube.parameter', 'Invalid page token.')
  if (query.get('playlistId') !== uploadsPlaylist) return failures.notFound
  const end = start + size
  return (_request, reply) =>
    send(reply, 200, {
      kind: 'youtube#playlistItemListResponse',
      etag: 'dQd1kAZ8DkN4t9x8Gq2tGm3c0Yw',
      ...(end < peer.uploads.length && { nextPageToken: tokenOf(end) }),
      ...(start > 0 && { prevPageToken: tokenOf(start - size) }),
      items: peer.uploads.slice(start, end).map((upload, index) => ({
        kind: 'youtube#playlistItem',
        etag: 'aTqG9xhn3NbVmBdfVcO1YQ',
        id: Buffer.from(upload.id).toString('base64'),
        snippet: {
          publishedAt: publishedAt(upload),
          channelId,
          title: upload.is === 'private' ? 'Private video' : (upload.title ?? upload.id),
          description: upload.is === 'private' ? 'This video is private.' : '',
          thumbnails: {},
          channelTitle: 'Test channel',
          playlistId: uploadsPlaylist,
          position: start + index,
          resourceId: { kind: 'youtube#video', videoId: upload.id },
        },
        contentDetails: {
          videoId: upload.id,
          ...(upload.is !== 'private' && { videoPublishedAt: publishedAt(upload) }),
        },
      })),
      pageInfo: { totalResults: peer.uploads.length, resultsPerPage: size },
    })
}

/** The platform's token of a place in the uploads. */
export const tokenOf = (start: number) => Buffer.from(`PT:${start}`).toString('base64url')

function publishedAt({ id, publishedAt: told }: Upload): string {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0)
  return told ?? new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString().replace('.000Z', 'Z')
}

/** Private videos are not there. */
function videos(peer: VideoPlatformPeer, query: URLSearchParams): object {
  const ids = query.get('id')?.split(',') ?? []
  const found = peer.uploads.filter(({ id, is }) => ids.includes(id) && is !== 'private')
  const base = new URL(peer.url).origin
  return {
    kind: 'youtube#videoListResponse',
    etag: 'Kf1cQWJJKvhTzVQTmhIcNhFvJbA',
    items: found.map((upload) => ({
      kind: 'youtube#video',
      etag: 'MX2h0q5yXXTvVXGnhYCpTYRUkBs',
      id: upload.id,
      snippet: {
        publishedAt: publishedAt(upload),
        channelId,
        title: upload.title ?? upload.id,
        description: upload.description ?? '',
        thumbnails: {
          default: { url: `${base}/vi/${upload.id}/default.jpg`, width: 120, height: 90 },
          medium: { url: `${base}/vi/${upload.id}/mqdefault.jpg`, width: 320, height: 180 },
          high: { url: `${base}/vi/${upload.id}/hqdefault.jpg`, width: 480, height: 360 },
        },
        channelTitle: 'Test channel',
        categoryId: '27',
        liveBroadcastContent:
          upload.is === 'running' ? 'live' : upload.is === 'upcoming' ? 'upcoming' : 'none',
        localized: { title: upload.title ?? upload.id, description: upload.description ?? '' },
      },
      ...liveDetails(upload),
    })),
    pageInfo: { totalResults: found.length, resultsPerPage: found.length },
  }
}

function liveDetails(upload: Upload): object {
  const start = Date.parse(publishedAt(upload))
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString().replace('.000Z', 'Z')
  const scheduledStartTime = at(-5)
  switch (upload.is ?? 'live stream') {
    case 'live stream':
      return {
        liveStreamingDetails: { actualStartTime: at(0), actualEndTime: at(75), scheduledStartTime },
      }
    case 'running':
      return {
        liveStreamingDetails: {
          actualStartTime: at(0),
          scheduledStartTime,
          concurrentViewers: '41',
          activeLiveChatId: 'Cg0KC2xpdmUtY2hhdC1pZA',
        },
      }
    case 'upcoming':
      return { liveStreamingDetails: { scheduledStartTime, activeLiveChatId: 'Cg0KC2xpdmUtY2hhdC1pZA' } }
    default:
      return {}
  }
}
