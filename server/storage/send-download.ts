import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from '#server/lib/byte-range.ts'
import { type ClientBudget, costOfDownload } from '#server/limits.ts'
import type { FileStore } from './file-store.ts'
import { sendStoredFile } from './send-stored-file.ts'

/**
 * Uploaded files run no script, load no resource, have an opaque origin and cannot be framed. The PDF viewers of browsers
 * show sandboxed files.
 */
export const UPLOADED_FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/**
 * Sends a stored file, the part of it that the request asks for, or 304 when the client has it. The reply's headers about its
 * type and caching are set.
 */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  file: {
    files: FileStore
    key: string
    /** With the content where that is in memory. */
    stored: { size: number; modifiedAt: Date; content?: Buffer }
    etag: string
    budget: ClientBudget
  },
): Promise<FastifyReply> {
  const { files, key, stored, etag, budget } = file
  reply.headers({
    etag,
    'last-modified': stored.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
  })
  if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const range = byteRange(request.headers, { size: stored.size, etag })
  if (range === 'unsatisfiable') return unsatisfiable(reply, stored.size)
  const bytes = range ? range.end - range.start + 1 : stored.size
  budget.spend(costOfDownload(bytes))
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${stored.size}`)
  reply.header('content-length', bytes)
  if (stored.content) return reply.send(stored.content.subarray(range?.start, range && range.end + 1))
  return sendStoredFile(reply, files, key, range)
}

function unsatisfiable(reply: FastifyReply, size: number): FastifyReply {
  return reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send()
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}
