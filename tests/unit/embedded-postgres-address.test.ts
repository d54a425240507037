import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findEmbeddedPostgres } from '#server/db/embedded-postgres/embedded-postgres.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

test('an address that a power cut has damaged is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-address-'))
  try {
    for (const content of ['', '{"folder":', 'null']) {
      await writeFile(join(folder, 'address.json'), content)
      expect(await findEmbeddedPostgres(folder)).toBeUndefined()
    }
    const poolConfig = { host: folder }
    await writeFile(join(folder, 'address.json'), JSON.stringify({ folder, poolConfig }))
    expect(await findEmbeddedPostgres(folder)).toEqual(poolConfig)
  } finally {
    await removeFolder(folder)
  }
})
