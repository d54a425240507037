import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from '#server/lib/folder-lock.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

// They wait for real seconds, beside other files.

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-lock-'))
})
afterEach(() => removeFolder(folder))

/** The lock of a process that was killed some seconds ago. */
async function leaveLock(seconds: number): Promise<void> {
  await mkdir(join(folder, 'in-use'))
  const last = Date.now() / 1000 - seconds
  await utimes(join(folder, 'in-use'), last, last)
}

test('a locked folder is refused to others until it is given back', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await unlock()
  expect(await readdir(folder)).toEqual([])
  await (await lockFolder(folder))()
})

test.each([0, 60])('a killed process’s lock of %i seconds ago is taken over', async (seconds) => {
  await leaveLock(seconds)
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await unlock()
})

test('of two that take over a lock at the same moment, one notices that the other has it', async () => {
  await leaveLock(60)
  const lock = join(folder, 'in-use')
  const taking = lockFolder(folder)
  await Promise.all([
    expect(taking).rejects.toThrow(FolderInUse),
    (async () => {
      await expect.poll(async () => (await stat(lock)).mtimeMs).toBeGreaterThan(Date.now() - 30_000)
      await rm(lock, { recursive: true })
      await leaveLock(1)
    })(),
  ])
})

test('a folder that was removed gives its lock back without an error', async () => {
  const unlock = await lockFolder(folder)
  await removeFolder(folder)
  await unlock()
  await mkdir(folder)
})
