import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, open, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'

/** Where uploaded files are kept. Keys are relative paths such as `exam_results/{id}.csv`. */
export interface FileStore {
  /**
   * Stores a stream under a key that is not taken: wholly or not at all, and for good once it answers.
   *
   * @throws FileTooLarge past `maxBytes`; FileExists; whatever the stream throws, when it breaks off.
   */
  put(key: string, body: Readable, o: { maxBytes: number }): Promise<{ size: number; sha256: string }>
  /**
   * @param range bytes from 0, both ends included; must lie within the file. Absent means all of it.
   * @throws FileMissing
   */
  open(key: string, range?: ByteRange): Promise<Readable>
  stat(key: string): Promise<{ size: number; modifiedAt: Date } | null>
  /** Also succeeds when there is no such file. */
  delete(key: string): Promise<void>
  /** Every file whose key begins with the folder, files that were never finished included. */
  list(folder: string): AsyncIterable<{ key: string; modifiedAt: Date }>
}

export interface ByteRange {
  start: number
  end: number
}

export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

export class FileMissing extends Error {
  override name = 'FileMissing'
}

export class FileExists extends Error {
  override name = 'FileExists'
}

/** Files in a local folder, which is made when first needed. Every process of the server may use the same one. */
export function localFileStore(root: string): FileStore {
  return {
    async put(key, body, { maxBytes }) {
      const path = pathOf(root, key)
      const unfinished = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        const written = await write(unfinished, body, maxBytes)
        // A link, not a rename: it fails rather than replace a file that is there.
        await link(unfinished, path).catch(whenTaken(key))
        return written
      } finally {
        await rm(unfinished, { force: true })
        await syncFolder(dirname(path))
      }
    },

    async open(key, range) {
      const file = await open(pathOf(root, key)).catch(whenMissing(undefined))
      if (!file) throw new FileMissing(`There is no file ${key}`)
      return file.createReadStream(range)
    },

    async stat(key) {
      const found = await stat(pathOf(root, key)).catch(whenMissing(undefined))
      return found ? { size: found.size, modifiedAt: found.mtime } : null
    },

    async delete(key) {
      await rm(pathOf(root, key), { force: true })
    },

    async *list(folder) {
      const entries = await opendir(pathOf(root, folder), { recursive: true }).catch(whenMissing(undefined))
      if (!entries) return
      for await (const entry of entries) {
        const path = join(entry.parentPath, entry.name)
        const found = entry.isFile() ? await stat(path).catch(whenMissing(undefined)) : undefined
        if (found) yield { key: relative(root, path).replaceAll(sep, '/'), modifiedAt: found.mtime }
      }
    },
  }
}

async function write(
  path: string,
  body: Readable,
  maxBytes: number,
): Promise<{ size: number; sha256: string }> {
  const { chunks, written } = measure(body, maxBytes)
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of chunks) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
  return written()
}

/**
 * Counts and hashes a stream on its way.
 *
 * @returns its chunks, which break off with FileTooLarge past the limit, and what has gone through.
 */
export function measure(
  body: Readable,
  maxBytes: number,
): { chunks: AsyncGenerator<Uint8Array>; written(): { size: number; sha256: string } } {
  const hash = createHash('sha256')
  let size = 0
  async function* chunks() {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > maxBytes) throw new FileTooLarge(`The file is larger than ${maxBytes} bytes`)
      hash.update(chunk)
      yield chunk
    }
    // Set by the multipart parser when it cut the file off at a limit of its own: the stream then ends as if whole.
    if ('truncated' in body && body.truncated === true) throw new FileTooLarge('The upload was cut off')
  }
  return { chunks: chunks(), written: () => ({ size, sha256: hash.digest('hex') }) }
}

/** Makes a new name in the folder survive a power cut, where the system can. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Keys are ours, not the user's; but a mistake here would write anywhere. @returns the key. */
export function checkKey(key: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)) throw new Error(`Not a file key: ${key}`)
  return key
}

function pathOf(root: string, key: string): string {
  return join(root, checkKey(key))
}

function whenTaken(key: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw error.code === 'EEXIST' ? new FileExists(`There is a file ${key} already`) : error
  }
}

function whenMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}
