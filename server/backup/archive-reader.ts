import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { StartError } from '#server/lib/start-error.ts'
import { filePath, MANIFEST, type Manifest, parseManifest, tablePath } from './manifest.ts'

/** The entries of an archive in order; each must be read to its end before the next one. */
export async function* archiveEntries(path: string): AsyncGenerator<{ name: string; content: Readable }> {
  const entries = extract()
  const fed = pipeline(createReadStream(path), createGunzip(), entries)
  // The loop below throws the same error.
  fed.catch(() => {})
  for await (const entry of entries) yield { name: entry.header.name, content: Readable.from(entry) }
  await fed
}

/**
 * Reads a whole archive and compares its entries with its manifest.
 *
 * @throws StartError saying what is wrong with the archive.
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const { found, manifest } = await readThrough(path).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof StartError) throw error
    throw new StartError(readingProblem(path, error), { cause: error })
  })
  if (!manifest) throw damaged(path, 'it has no manifest, so it was cut off or is no backup of Pravesh')
  const expected = [
    ...manifest.tables.map((table) => ({ ...table, path: tablePath(table.name) })),
    ...(manifest.files ?? []).map((file) => ({ ...file, path: filePath(file.key) })),
  ]
  for (const { path: name, size, sha256 } of expected) {
    const one = found.get(name)
    if (!one) throw damaged(path, `${name} is missing`)
    if (one.size !== size || one.sha256 !== sha256) throw damaged(path, `${name} is not what was backed up`)
  }
  return manifest
}

async function readThrough(path: string) {
  const found = new Map<string, { size: number; sha256: string }>()
  let manifest: Manifest | undefined
  for await (const { name, content } of archiveEntries(path)) {
    const hash = createHash('sha256')
    const kept: Buffer[] = []
    let size = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length
      hash.update(chunk)
      if (name === MANIFEST) kept.push(chunk)
    }
    if (found.has(name)) throw damaged(path, `${name} is in it twice`)
    found.set(name, { size, sha256: hash.digest('hex') })
    if (name !== MANIFEST) continue
    manifest = parseManifest(Buffer.concat(kept).toString())
    if (!manifest) throw new StartError(`${path} has a manifest that this version of Pravesh cannot read.`)
  }
  return { found, manifest }
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
