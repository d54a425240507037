import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { encryptor } from './encryption.ts'
import { makeTemporaryFolder, type TemporaryFolder } from './temporary-folder.ts'

/** Low, because pictures and PDFs hardly shrink, and tables shrink at any level. */
const LEVEL = 3

/** Writes an archive (.tar.gz), readable by this user only, in a temporary folder until it is complete and synced. */
export class ArchiveWriter {
  readonly #path: string
  readonly #folder: TemporaryFolder
  readonly #part: string
  readonly #pack: Pack = pack()
  readonly #written: Promise<void>
  /** Rejects when writing fails. */
  readonly #broken: Promise<never>

  /**
   * Starts an archive at a path that does not exist.
   *
   * @param recipient age public key that the archive is encrypted to; absent means that it is not encrypted.
   */
  static async start(path: string, recipient?: string): Promise<ArchiveWriter> {
    // On the same disk, so that the finished archive can be renamed.
    return new ArchiveWriter(path, await makeTemporaryFolder(dirname(path)), recipient)
  }

  private constructor(path: string, folder: TemporaryFolder, recipient: string | undefined) {
    this.#path = path
    this.#folder = folder
    this.#part = join(folder.path, 'archive')
    const file = createWriteStream(this.#part, { mode: 0o600, flush: true })
    this.#written = pipeline(this.#pack, createGzip({ level: LEVEL }), encryptor(recipient), file)
    this.#broken = new Promise((_, reject) => {
      this.#written.catch(reject)
    })
    // Prevents an unhandled rejection: `add` and `finish` throw this error.
    this.#broken.catch(() => {})
  }

  /**
   * Adds a file.
   *
   * @param size in bytes, needed first because a tar header contains it.
   * @throws errors of reading and writing (a full disk), and when the content has another size.
   */
  async add(name: string, size: number, content: Readable): Promise<{ size: number; sha256: string }> {
    try {
      return await this.#add(name, size, content)
    } catch (error) {
      content.destroy()
      // The error of the archive itself explains the failed entry best.
      throw this.#pack.destroyed
        ? await this.#written.then(
            () => error,
            (reason: unknown) => reason,
          )
        : error
    }
  }

  async #add(name: string, size: number, content: Readable): Promise<{ size: number; sha256: string }> {
    const hash = createHash('sha256')
    const entry = this.#pack.entry({ name, size, mode: 0o600, mtime: new Date() })
    // Emitted when writing fails, also while nothing waits for the entry: `#unlessBroken` throws the reason.
    entry.on('error', () => {})
    let read = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      read += chunk.length
      if (read > size) break
      hash.update(chunk)
      if (!entry.write(chunk)) await this.#unlessBroken(once(entry, 'drain'))
    }
    if (read !== size) throw new Error(`${name} has ${read} bytes or more, instead of ${size}`)
    const ended = once(entry, 'finish')
    entry.end(null)
    await this.#unlessBroken(ended)
    return { size, sha256: hash.digest('hex') }
  }

  /** Writes the last entry and renames the archive to its final name. */
  async finish(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.add(name, bytes.length, Readable.from([bytes]))
    this.#pack.finalize()
    await this.#written
    await rename(this.#part, this.#path)
    await this.#folder.remove()
  }

  /** Deletes the unfinished archive. */
  async abandon(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => {})
    await this.#folder.remove()
  }

  /** Rejects when writing fails: the work would never end then. */
  #unlessBroken(work: Promise<unknown>): Promise<unknown> {
    return Promise.race([work, this.#broken])
  }
}
