import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { StartError } from '#server/lib/start-error.ts'
import { readDecrypted } from './encryption.ts'
import { filePath, MANIFEST, type Manifest, parseManifest, tablePath } from './manifest.ts'

/** Where an archive is, and how to read it. */
interface ArchiveFile {
  path: string
  /** File with age secret keys, for an encrypted archive. */
  identityFile?: string | undefined
}

/** An archive whose entries are what its manifest says. */
export interface Archive extends ArchiveFile {
  manifest: Manifest
  /** Folder of the manifest in the archive; empty unless somebody has repacked it. */
  folder: string
}

/** The files of an archive in its order; each must be read to its end before the next one. */
export async function* archiveEntries(
  archive: ArchiveFile & Partial<Pick<Archive, 'folder'>>,
): AsyncGenerator<{ name: string; content: Readable }> {
  const entries = extract()
  const unpacked = pipeline(await readDecrypted(archive.path, archive.identityFile), unzip, entries)
  // The loop below throws the same error.
  unpacked.catch(() => {})
  for await (const entry of entries) {
    const name = posix.relative(archive.folder ?? '', posix.normalize(entry.header.name))
    if (entry.header.type === 'file' || entry.header.type === 'contiguous-file')
      yield { name, content: Readable.from(entry) }
    else entry.resume()
  }
  await unpacked
}

/** Decompresses what is compressed: a repacked archive may not be. */
async function* unzip(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = bytes[Symbol.asyncIterator]()
  const first = await source.next()
  const rest = { [Symbol.asyncIterator]: () => source }
  const whole = (async function* () {
    if (!first.done) yield first.value
    yield* rest
  })()
  if (!first.done && looksLikeTar(first.value)) return yield* whole
  const unzipped = createGunzip()
  const fed = pipeline(whole, unzipped)
  fed.catch(() => {})
  yield* unzipped
  await fed
}

/** A tar file says so in its first header. */
function looksLikeTar(bytes: Buffer): boolean {
  return bytes.toString('latin1', 257, 262) === 'ustar'
}

/**
 * Reads a whole archive and compares its entries with its manifest.
 *
 * @throws StartError saying what is wrong with the archive.
 */
export async function verifyArchive(file: ArchiveFile): Promise<Archive> {
  const { path } = file
  const { found, manifests } = await readThrough(file).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof StartError) throw error
    throw new StartError(readingProblem(path, error), { cause: error })
  })
  // Entries of the same name in deeper folders are not the archive's own.
  const [name] = [...manifests.keys()].sort((one, other) => one.length - other.length)
  if (name === undefined)
    throw damaged(path, 'it has no manifest, so it was cut off or is no backup of Pravesh')
  const manifest = parseManifest(manifests.get(name) ?? '')
  if (!manifest) throw new StartError(`${path} has a manifest that this version of Pravesh cannot read.`)
  const folder = posix.dirname(name) === '.' ? '' : posix.dirname(name)
  const expected = [
    ...manifest.tables.map((table) => ({ ...table, path: tablePath(table.name) })),
    ...(manifest.files ?? []).map((stored) => ({ ...stored, path: filePath(stored.key) })),
  ]
  for (const { path: entry, size, sha256 } of expected) {
    const one = found.get(posix.join(folder, entry))
    if (!one) throw damaged(path, `${entry} is missing`)
    if (one.size !== size || one.sha256 !== sha256) throw damaged(path, `${entry} is not what was backed up`)
  }
  return { ...file, manifest, folder }
}

async function readThrough(file: ArchiveFile) {
  const found = new Map<string, { size: number; sha256: string }>()
  const manifests = new Map<string, string>()
  for await (const { name, content } of archiveEntries(file)) {
    const isManifest = posix.basename(name) === MANIFEST
    const hash = createHash('sha256')
    const kept: Buffer[] = []
    let size = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length
      hash.update(chunk)
      if (isManifest) kept.push(chunk)
    }
    if (found.has(name)) throw damaged(file.path, `${name} is in it twice`)
    found.set(name, { size, sha256: hash.digest('hex') })
    if (isManifest) manifests.set(name, Buffer.concat(kept).toString())
  }
  return { found, manifests }
}

function readingProblem(path: string, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
      return `There is no file ${path}. Name the archive that npm run backup made.`
    case 'EISDIR':
      return `${path} is a folder. Name the archive in it.`
    case 'EACCES':
      return `This user may not read ${path}.`
    case 'Z_BUF_ERROR':
      return damaged(path, 'it was cut off').message
    default:
      return damaged(path, error.message).message
  }
}

function damaged(path: string, what: string): StartError {
  return new StartError(
    `The archive ${path} is damaged: ${what}. Nothing was changed; take another copy or an older backup.`,
  )
}
