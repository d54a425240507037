import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'

/** Most of what is stored (pictures, PDF documents) does not get smaller; tables do at any level. */
const LEVEL = 3

/** Writes an archive (.tar.gz): under another name until it is whole and on the disk, readable by this user only. */
export class ArchiveWriter {
  readonly #path: string
  readonly #part: string
  readonly #pack: Pack = pack()
  readonly #written: Promise<void>
  /** Rejects when writing fails. */
  readonly #broken: Promise<never>

  constructor(path: string) {
    this.#path = path
    this.#part = `${path}.part`
    const file = createWriteStream(this.#part, { mode: 0o600, flush: true })
    this.#written = pipeline(this.#pack, createGzip({ level: LEVEL }), file)
    this.#broken = new Promise((_, reject) => {
      this.#written.catch(reject)
    })
    // Whoever adds or finishes learns of a failure; until then nobody waits for it.
    this.#broken.catch(() => {})
  }

  /**
   * Adds a file.
   *
   * @param size bytes, known beforehand because a tar says it first.
   * @throws what broke off reading or writing (a full disk), or when there was more or less to read.
   */
  async add(name: string, size: number, content: Readable): Promise<{ size: number; sha256: string }> {
    try {
      return await this.#add(name, size, content)
    } catch (error) {
      content.destroy()
      // What broke the archive is the reason why nothing can be added to it.
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

  /** Writes the last entry and gives the archive its name. */
  async finish(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.add(name, bytes.length, Readable.from([bytes]))
    this.#pack.finalize()
    await this.#written
    await rename(this.#part, this.#path)
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => {})
    await rm(this.#part, { force: true })
  }

  /** When writing has failed, nobody takes what is added any more. */
  #unlessBroken(work: Promise<unknown>): Promise<unknown> {
    return Promise.race([work, this.#broken])
  }
}
