import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveEntries } from '#server/backup/archive-reader.ts'
import fc from '#tests/support/project/fuzz.ts'
import {
  backUpTo,
  contentOf,
  fill,
  type Installation,
  newInstallation,
  restoreInto,
} from '#tests/support/server/installation.ts'

const serverUrl = process.env.TEST_DATABASE_URL || undefined
let at: Installation
let entries: { name: string; bytes: Buffer }[]
let before: Record<string, string[]>
beforeAll(async () => {
  at = await newInstallation(serverUrl)
  await fill(at)
  before = await contentOf(at)
  const { path } = await backUpTo(at, 'a.tar.gz')
  entries = []
  for await (const { name, content } of archiveEntries({ path })) {
    entries.push({ name, bytes: Buffer.concat(await content.toArray()) })
  }
})
afterAll(() => at.remove())

interface Repacking {
  order: readonly number[]
  /** Prefix of each name. */
  prefix: string
  zipped: boolean
}

/** As somebody does who unpacks an archive, looks at it and packs it again. */
async function repack(path: string, { order, prefix, zipped }: Repacking): Promise<void> {
  const tar = pack()
  const file = createWriteStream(path)
  const written = zipped ? pipeline(tar, createGzip(), file) : pipeline(tar, file)
  for (const folder of ['', 'database/', 'files/'])
    tar.entry({ name: `${prefix}${folder}`, type: 'directory' })
  for (const index of order) {
    const entry = entries[index]
    if (entry) tar.entry({ name: prefix + entry.name }, entry.bytes)
  }
  tar.finalize()
  await written
}

test('an archive that was packed again restores, whatever its order, names and compression', {
  // Each of the six reads the archive once for each table that stands in the wrong order.
  timeout: 6 * 90_000,
}, async () => {
  const indexes = entries.map((_, index) => index)
  const repackings = fc.record({
    order: fc.oneof(
      fc.constant([...indexes].reverse()),
      fc.shuffledSubarray(indexes, { minLength: indexes.length }),
    ),
    prefix: fc.constantFrom('', './', 'pravesh/', './a folder/of/नतिजा/'),
    zipped: fc.boolean(),
  })
  const path = join(at.dataDir, 'again.tar.gz')
  await fc.assert(
    fc.asyncProperty(repackings, async (repacking) => {
      await repack(path, repacking)
      await restoreInto(at, path, true)
      expect(await contentOf(at)).toEqual(before)
    }),
    { numRuns: 6 },
  )
})
