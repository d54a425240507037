import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'

/**
 * An empty, migrated database, made by the build and unpacked at a first start: initialising and migrating take seconds,
 * and 400 MB that a process never gives back. Running from sources, there is none.
 */
export const clusterTemplate = fileURLToPath(new URL('database.tar.gz', import.meta.url))

/** PostgreSQL refuses to start without its empty folders, so folders are entries, too. */
export async function packCluster(cluster: string, archive: string): Promise<void> {
  const packing = pack()
  const written = pipeline(packing, createGzip(), createWriteStream(archive))
  for (const name of (await readdir(cluster, { recursive: true })).sort())
    await packEntry(packing, cluster, name)
  packing.finalize()
  await written
}

async function packEntry(packing: Pack, cluster: string, name: string): Promise<void> {
  const path = join(cluster, name)
  const file = await stat(path)
  const { size, mtime } = file
  if (file.isDirectory()) {
    packing.entry({ name, type: 'directory', mtime })
    return
  }
  await pipeline(createReadStream(path), packing.entry({ name, size, mtime }))
}

/** @param folder is created; private to this user. */
export async function unpackCluster(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const extracting = extract()
  const read = pipeline(createReadStream(archive), createGunzip(), extracting)
  // The loop below throws the same error.
  read.catch(() => {})
  for await (const entry of extracting) {
    const path = join(folder, entry.header.name)
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 })
      entry.resume()
    } else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(entry, createWriteStream(path, { mode: 0o600 }))
    }
  }
  await read
}
