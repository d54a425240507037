import type { Readable } from 'node:stream'

/** Bytes whose beginning can be looked at before they are read. */
export interface PeekableBytes {
  /** From the first byte on, any number of times before `all`; the bytes read stay in memory. */
  ahead(): AsyncGenerator<Uint8Array>
  /** All bytes, once. */
  all(): AsyncGenerator<Uint8Array>
  close(): void
}

export function peekableBytes(source: Readable): PeekableBytes {
  const chunks = (source as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  return {
    async *ahead() {
      for (let at = 0; ; at += 1) {
        if (at === seen.length) {
          const { done, value } = await chunks.next()
          if (done) return
          seen.push(value)
        }
        yield seen[at] as Uint8Array
      }
    },
    async *all() {
      for (let chunk = seen.shift(); chunk; chunk = seen.shift()) yield chunk
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    },
    close: () => void source.destroy(),
  }
}
