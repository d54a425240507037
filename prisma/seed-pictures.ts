import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/storage/file-store.ts'

/** A picture of the demo that the build has encoded; the first file is the one for old browsers. */
export interface BuiltPicture {
  name: string
  sha256: string
  files: { path: string; size: number; width: number; height: number; format: string }[]
}

/**
 * Stores the demo's pictures as uploaded ones. Those that are there already stay.
 *
 * @returns the ids of the pictures by their names; none where nothing was built.
 */
export async function seedPictures({
  db,
  files,
}: {
  db: Database
  files: FileStore
}): Promise<Map<string, string>> {
  const root = dirname(createRequire(import.meta.url).resolve('#prisma/schema.prisma'))
  const folder = join(root, '../dist/demo')
  const built: BuiltPicture[] = await readFile(join(folder, 'index.json'), 'utf8').then(JSON.parse, () => [])
  const sha256 = { in: built.map((picture) => picture.sha256) }
  const stored = await db.prisma.mediaFile.findMany({ where: { sha256, kind: 'PICTURE' } })
  const known = new Map(stored.map((file) => [file.sha256, file.id]))
  const added = built.filter((picture) => !known.has(picture.sha256))
  const records = await Promise.all(added.map((picture) => store(picture)))
  await db.prisma.$transaction([
    db.prisma.mediaFile.createMany({ data: records.map(({ file }) => file) }),
    db.prisma.mediaVariant.createMany({ data: records.flatMap(({ variants }) => variants) }),
  ])
  for (const { file } of records) known.set(file.sha256, file.id)
  return new Map(built.map(({ name, sha256 }) => [name, known.get(sha256) ?? '']))

  async function store({ name, sha256, files: all }: BuiltPicture) {
    const id = randomUUID()
    const placed = all.map((file, at) => ({
      ...file,
      filePath: `media/${id}/${at === 0 ? 'file' : file.width}.${file.format}`,
    }))
    for (const { path, filePath, size } of placed)
      await files.put(filePath, createReadStream(join(folder, path)), { maxBytes: size })
    const [{ filePath = '', size = 0, width = 0, height = 0 } = {}, ...others] = placed
    const file = {
      ...{ id, sha256, kind: 'PICTURE' as const, fileName: `${name}.jpg`, filePath, mediaType: 'image/jpeg' },
      ...{ size, width, height, isPale: false },
    }
    const variants = others.map(({ width, format, filePath }) => ({ mediaId: id, width, format, filePath }))
    return { file, variants }
  }
}
