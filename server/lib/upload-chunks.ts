import type { Hash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** The number of bytes in which file-type looks for a signature. */
const HEAD_BYTES = 4100

/** Chunks of an upload, of which some may be left unread: the upload then goes on. */
export function chunksOf(upload: Readable): AsyncIterator<Buffer> {
  return upload.iterator({ destroyOnReturn: false })
}

/** Reads the beginning of an upload, by which its type is found. Empty when the upload is. */
export async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = []
  let size = 0
  while (size < HEAD_BYTES) {
    const { value, done } = await chunks.next()
    if (done) break
    read.push(value)
    size += value.length
  }
  return Buffer.concat(read)
}

/** The whole upload: its head and the chunks after it. */
export async function* joined(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}

/** Passes chunks through and adds them to a hash. */
export async function* hashed(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  hash: Hash,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

/** Reads chunks into memory. @returns undefined when there are more bytes than `maxBytes`. */
export async function readAtMost(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const read: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) return undefined
    read.push(chunk)
  }
  return Buffer.concat(read)
}

/** Reads an upload to its end: the next file of the request comes only then. */
export async function discardChunks(chunks: AsyncIterator<Buffer>): Promise<void> {
  for (let rest = await chunks.next(); !rest.done; rest = await chunks.next());
}
