import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FileStore } from './file-store.ts'

/** A stored file that is written in pieces. */
export interface StoredWriter {
  key: string
  /** Resolves once the store takes more. */
  write(text: string): Promise<void>
  /** Resolves once the file is in the store. @returns its bytes. */
  finish(): Promise<{ size: number }>
  /** Gives up; nothing is left in the store. */
  abandon(): Promise<void>
}

/** Begins a file under an unused key with some text. */
export function writeStored(files: FileStore, key: string, beginning: string): StoredWriter {
  const pieces = new PassThrough()
  const stored = files.put(key, pieces, { maxBytes: Number.POSITIVE_INFINITY })
  // `write` and `finish` throw a failure; until then nobody waits for it.
  stored.catch(() => {})
  // A failure of the store breaks the stream as well; without a listener, that would end the process.
  pieces.on('error', () => {})
  pieces.write(beginning)
  return {
    key,
    async write(text) {
      if (!pieces.write(text)) await Promise.race([once(pieces, 'drain').catch(() => stored), stored])
    },
    finish() {
      pieces.end()
      return stored
    },
    async abandon() {
      pieces.destroy()
      const finished = await stored.then(
        () => true,
        () => false,
      )
      if (finished) await files.delete(key)
    },
  }
}
