import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import type { FileStore } from './file-store.ts'

const ALGORITHM = 'aes-256-gcm'
/** Bytes before and behind the encrypted ones. */
const [NONCE, TAG] = [12, 16]

/**
 * Wraps a store so that files are encrypted (AES-256-GCM) and their keys end in `.sealed`. They can only be opened whole;
 * one that was changed fails at its end.
 */
export function sealedStore(files: FileStore, secret: Uint8Array): FileStore {
  const sealed = (key: string) => `${key}.sealed`
  return {
    ...files,

    async put(key, body, { maxBytes }) {
      const bytes = Readable.from(encrypted(body, secret), { objectMode: false })
      const { size } = await files.put(sealed(key), bytes, { maxBytes: maxBytes + NONCE + TAG })
      return { size: size - NONCE - TAG }
    },

    async open(key) {
      const decryption = new Decryption(secret)
      // A failure of the stored file ends the decryption with it.
      return pipeline(await files.open(sealed(key)), decryption, () => {})
    },

    async stat(key) {
      const found = await files.stat(sealed(key))
      return found && { ...found, size: found.size - NONCE - TAG }
    },

    delete: (key) => files.delete(sealed(key)),
    move: (from, to) => files.move(sealed(from), sealed(to)),
  }
}

async function* encrypted(body: AsyncIterable<Uint8Array>, secret: Uint8Array): AsyncGenerator<Uint8Array> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, secret, nonce)
  yield nonce
  for await (const chunk of body) yield cipher.update(chunk)
  cipher.final()
  yield cipher.getAuthTag()
}

class Decryption extends Transform {
  readonly #secret: Uint8Array
  #decipher: DecipherGCM | undefined
  /** Which may be the nonce or the tag. */
  #kept = Buffer.alloc(0)

  constructor(secret: Uint8Array) {
    super()
    this.#secret = secret
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, bytes?: Buffer) => void) {
    this.#kept = Buffer.concat([this.#kept, chunk])
    if (!this.#decipher) {
      if (this.#kept.length < NONCE) return done(null)
      this.#decipher = createDecipheriv(ALGORITHM, this.#secret, this.#kept.subarray(0, NONCE))
      this.#kept = this.#kept.subarray(NONCE)
    }
    const end = Math.max(0, this.#kept.length - TAG)
    const bytes = this.#decipher.update(this.#kept.subarray(0, end))
    this.#kept = this.#kept.subarray(end)
    done(null, bytes)
  }

  override _flush(done: (error?: Error | null) => void) {
    try {
      if (!this.#decipher || this.#kept.length < TAG) throw new Error('A sealed file is cut off')
      this.#decipher.setAuthTag(this.#kept)
      this.#decipher.final()
      done()
    } catch (error) {
      done(error as Error)
    }
  }
}
