import { randomUUID } from 'node:crypto'
import { type FileHandle, link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from '#server/lib/byte-range.ts'

/** Storage of uploaded files. Keys are relative paths such as `exam_results/{id}.csv`. */
export interface FileStore {
  /**
   * Stores a stream under an unused key: completely or not at all, and durably once the promise resolves.
   *
   * @throws FileTooLarge past `maxBytes`; FileExists; the error of the stream when it fails.
   */
  put(key: string, body: Readable, o: { maxBytes: number }): Promise<{ size: number }>
  /**
   * @param range must lie within the file. Omit for the whole file.
   * @throws FileMissing
   */
  open(key: string, range?: ByteRange): Promise<Readable>
  stat(key: string): Promise<{ size: number; modifiedAt: Date } | null>
  /** Succeeds when there is no such file. */
  delete(key: string): Promise<void>
  /** Renames a file, and replaces a file at the new key. Does nothing when there is no such file. */
  move(from: string, to: string): Promise<void>
  /** All files whose key starts with the folder, unfinished ones included. */
  list(folder: string): AsyncIterable<{ key: string; modifiedAt: Date }>
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

/** A file store in a local folder, which is created on first use. Several processes may share it. */
export function localFileStore(root: string): FileStore {
  let rootExisted = false
  const seen = <T>(value: T): T => {
    rootExisted = true
    return value
  }
  /** A missing root folder means an unmounted disk, not a missing file. */
  const whenMissing = async (error: NodeJS.ErrnoException): Promise<undefined> => {
    if (error.code !== 'ENOENT') throw error
    if (!rootExisted) return
    await stat(root)
  }

  return {
    async put(key, body, { maxBytes }) {
      const path = pathOf(root, key)
      const unfinished = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        const written = await write(unfinished, body, maxBytes)
        // A link fails if the file exists; a rename would replace it.
        await link(unfinished, path).catch(throwFileExists(key))
        return seen(written)
      } finally {
        await rm(unfinished, { force: true })
        await syncFolder(dirname(path))
      }
    },

    async open(key, range) {
      const file = await open(pathOf(root, key)).then(seen, whenMissing)
      if (!file) throw new FileMissing(`There is no file ${key}`)
      return file.createReadStream(range)
    },

    async stat(key) {
      const file = await stat(pathOf(root, key)).then(seen, whenMissing)
      return file ? { size: file.size, modifiedAt: file.mtime } : null
    },

    async delete(key) {
      await rm(pathOf(root, key), { force: true })
    },

    async move(from, to) {
      const [source, target] = [pathOf(root, from), pathOf(root, to)]
      if (!(await stat(source).then(seen, whenMissing))) return
      await mkdir(dirname(target), { recursive: true })
      // Another process may have moved it meanwhile. A power cut leaves it in one place or the other.
      await rename(source, target).catch(whenMissing)
    },

    async *list(folder) {
      for await (const path of filesBelow(pathOf(root, folder), seen, whenMissing)) {
        const file = await stat(path).catch(whenMissing)
        if (file) yield { key: relative(root, path).replaceAll(sep, '/'), modifiedAt: file.mtime }
      }
    },
  }
}

/** Paths of all files in a folder. Node's own recursive listing omits files of nested folders with more than 32. */
async function* filesBelow(
  folder: string,
  seen: <T>(value: T) => T,
  whenMissing: (error: NodeJS.ErrnoException) => Promise<undefined>,
): AsyncGenerator<string> {
  const entries = await opendir(folder).then(seen, whenMissing)
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path, seen, whenMissing)
    else if (entry.isFile()) yield path
  }
}

/** Bytes to collect for one write: writing each chunk of 64 kB alone would be slower. */
const WRITE_BYTES = 1024 * 1024

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
    // A failure is thrown by the next write.
    writing.catch(() => {})
    waiting = []
    bytes = 0
  }
  try {
    for await (const chunk of chunks) {
      waiting.push(chunk)
      bytes += chunk.length
      if (bytes >= WRITE_BYTES) await next()
    }
    await next()
    await writing
  } finally {
    await Promise.allSettled([writing])
  }
}

/**
 * Counts the bytes of a stream.
 *
 * @returns its chunks, which fail with FileTooLarge past the limit, and the number of bytes so far.
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
    // The multipart parser sets this when a file exceeded its own limit; the stream then ends without an error.
    if ('truncated' in body && body.truncated === true) throw new FileTooLarge('The upload was cut off')
  }
  return { chunks: chunks(), written: () => ({ size }) }
}

/** Makes new names in a folder durable, where the system supports it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Keys never come from users, but a mistake here would write anywhere. @returns the key. */
export function checkKey(key: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)) throw new Error(`Not a file key: ${key}`)
  return key
}

function pathOf(root: string, key: string): string {
  return join(root, checkKey(key))
}

function throwFileExists(key: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw error.code === 'EEXIST' ? new FileExists(`There is a file ${key} already`) : error
  }
}
