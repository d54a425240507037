import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { testCommand } from '#tests/support/server/command.ts'

test('a file store that fails stops the start with a sentence', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-start-'))
  try {
    await writeFile(join(dataDir, 'files'), 'no folder')
    const server = await testCommand('server/main.ts')
    const { code, err } = await server([], { DATA_DIR: dataDir, NODE_ENV: 'production', PORT: '0' })
    expect(err).toMatch(
      /^\nPravesh did not start\. The file store cannot be used \(.+\)\. Check S3_ENDPOINT[^\n]+\n$/,
    )
    expect(code).toBe(1)
  } finally {
    await removeFolder(dataDir)
  }
})
