import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, findRunning, openDatabase } from '#server/db/database.ts'

import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { testCommand } from '#tests/support/server/command.ts'
import { fill, type Installation, newInstallation, withDatabase } from '#tests/support/server/installation.ts'

let from: Installation
/** As the running server has it open. */
let server: Database
const commands: Partial<Record<string, ReturnType<typeof testCommand>>> = {}
beforeAll(async () => {
  from = await newInstallation()
  await fill(from)
  server = await openDatabase(from)
})
afterAll(async () => {
  await server.close()
  await from.remove()
})

async function run(program: 'backup' | 'restore', args: readonly string[], dataDir: string) {
  commands[program] ??= testCommand(`server/cli/${program}.ts`)
  return (await commands[program])(args, { DATA_DIR: dataDir, INIT_CWD: from.dataDir })
}

test('the commands: a backup while the server runs, a restore into a new data folder', async () => {
  const made = await run('backup', [], from.dataDir)
  expect(made).toMatchObject({ code: 0, err: '' })
  const [archive = '', summary] = made.out.split('\n')
  expect(archive).toMatch(/\/backups\/pravesh-[\da-fT-]+\.tar\.gz$/)
  expect(summary).toContain('1 accounts, 2 notices, 3 results, 0 students, 3 files')
  expect((await stat(archive)).mode & 0o077).toBe(0)
  // The server goes on as before, and can go on while it is verified.
  expect(await server.prisma.user.count()).toBe(1)
  expect(await run('restore', [archive, '--replace'], from.dataDir)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Nothing was restored\. The database in .* is in use by another process/),
  })

  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-restored-'))
  try {
    expect(await run('restore', [archive], dataDir)).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Restored: 1 accounts.*\nEverybody signs in anew\. Accounts, roles and passwords are as of 20\d\d-.*: disable again whoever was disabled since\./,
      ),
    })
    const restored = { ...from, dataDir }
    expect(await withDatabase(restored, ({ prisma }) => prisma.examResult.count())).toBe(3)
  } finally {
    await removeFolder(dataDir)
  }
})

test('a command waits two minutes for an import that has the only session, and says so when it waits in vain', async () => {
  const client = await server.pool.connect()
  await client.query('BEGIN')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waitFor = async (ms: number) => {
    const found = findRunning(from.dataDir)
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)
    vi.advanceTimersByTime(ms)
    return { found }
  }
  await expect((await waitFor(120_000)).found).rejects.toThrow(
    /its database is busy, such as with an import of a large file\. Nothing was changed\. Try again/,
  )
  const { found } = await waitFor(110_000)
  vi.useRealTimers()
  await client.query('COMMIT')
  client.release()
  expect(await found).toMatchObject({ kind: 'embedded' })
})

test.each([
  ['backup', ['nowhere/at/all.tar.gz'], /^No backup was made\. .* there is no such folder/],
  ['restore', [], /^Nothing was restored\. Name one archive\.\s+Puts a backup/],
  ['restore', ['nowhere.tar.gz'], /^Nothing was restored\. There is no file .*nowhere\.tar\.gz/],
] as const)('%s %j says what is wrong', async (program, args, message) => {
  const { code, err } = await run(program, args, from.dataDir)
  expect(code).toBe(1)
  expect(err).toMatch(message)
})
