import { mkdir, mkdtemp, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packCluster, unpackCluster } from '#server/db/embedded-postgres/cluster-template.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

let folder: string
let archive: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-template-'))
  archive = join(folder, 'database.tar.gz')
  await mkdir(join(folder, 'cluster/base/1'), { recursive: true })
  await mkdir(join(folder, 'cluster/pg_notify'))
  await writeFile(join(folder, 'cluster/PG_VERSION'), '17\n')
  await writeFile(join(folder, 'cluster/base/1/112'), Buffer.alloc(100_000, 'page'))
  await writeFile(join(folder, 'cluster/base/1/113'), '')
  await packCluster(join(folder, 'cluster'), archive)
})

afterAll(() => removeFolder(folder))

test('unpacks every file and empty folder that was packed', async () => {
  const copy = join(folder, 'copy')
  await unpackCluster(archive, copy)
  const names = (await readdir(copy, { recursive: true })).sort()
  expect(names).toEqual((await readdir(join(folder, 'cluster'), { recursive: true })).sort())
  for (const name of ['PG_VERSION', 'base/1/112', 'base/1/113']) {
    const packed = await readFile(join(folder, 'cluster', name))
    expect((await readFile(join(copy, name))).equals(packed), name).toBe(true)
  }
})

test('rejects an archive that was cut off', async () => {
  const cut = join(folder, 'cut.tar.gz')
  await writeFile(cut, await readFile(archive))
  await truncate(cut, 200)
  await expect(unpackCluster(cut, join(folder, 'cut'))).rejects.toThrow()
})
