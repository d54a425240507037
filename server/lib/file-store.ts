import { randomUUID } from 'node:crypto'
import { type FileHandle, link, mkdir, open, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'

/** Where uploaded files are kept. Keys are relative paths such as `exam_results/{id}.csv`. */
export interface FileStore {
  /**
   * Stores a stream under a key that is not taken: wholly or not at all, and for good once it answers.
   *
   * @throws FileTooLarge past `maxBytes`; FileExists; whatever the stream throws, when it breaks off.
   */
  put(key: string, body: Readable, o: { maxBytes: number }): Promise<{ size: number }>
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

/** What is written at once, while more comes in: a request's chunks of 64 kB would each wait for the disk. */
const PORTION = 1024 * 1024

async function write(path: string, body: Readable, maxBytes: number): Promise<{ size: number }> {
  const { chunks, written } = measure(body, maxBytes)
  const file = await open(path, 'wx', 0o600)
  try {
    await writeAll(file, chunks)
    await file.sync()
  } finally {
    await file.close()
  }
  return written()
}

async function writeAll(file: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  let writing = Promise.resolve()
  let waiting: Uint8Array[] = []
  let bytes = 0
  const next = async () => {
    await writing
    writing = file.writeFile(Buffer.concat(waiting))
    // That it fails is said when the next portion is to be written.
    writing.catch(() => {})
    waiting = []
    bytes = 0
  }
  try {
    for await (const chunk of chunks) {
      waiting.push(chunk)
      bytes += chunk.length
      if (bytes >= PORTION) await next()
    }
    await next()
    await writing
  } finally {
    await Promise.allSettled([writing])
  }
}

/**
 * Counts a stream on its way.
 *
 * @returns its chunks, which break off with FileTooLarge past the limit, and what has gone through.
 */
export function measure(
  body: Readable,
  maxBytes: number,
): { chunks: AsyncGenerator<Uint8Array>; written(): { size: number } } {
  let size = 0
  async function* chunks() {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > maxBytes) throw new FileTooLarge(`The file is larger than ${maxBytes} bytes`)
      yield chunk
    }
    // Set by the multipart parser when it cut the file off at a limit of its own: the stream then ends as if whole.
    if ('truncated' in body && body.truncated === true) throw new FileTooLarge('The upload was cut off')
  }
  return { chunks: chunks(), written: () => ({ size }) }
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
