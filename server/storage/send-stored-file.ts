import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ByteRange } from '#server/lib/byte-range.ts'
import type { FileStore } from './file-store.ts'

/**
 * Sends a stored file as the body of a reply whose headers are set. The file is not opened for HEAD or for a closed
 * connection; Fastify destroys the stream when the response closes.
 */
export async function sendStoredFile(
  reply: FastifyReply,
  files: FileStore,
  key: string,
  range?: ByteRange,
): Promise<FastifyReply> {
  const isWanted = reply.request.method !== 'HEAD' && !reply.raw.closed
  return reply.send(isWanted ? await files.open(key, range) : Readable.from([]))
}
