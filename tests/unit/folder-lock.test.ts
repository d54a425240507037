import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from '#server/lib/folder-lock.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-lock-'))
})
afterEach(() => removeFolder(folder))

/** The lock that this process would leave behind if it were killed, with some of it different. */
async function leaveLock(difference: object): Promise<void> {
  const unlock = await lockFolder(folder)
  const lock = JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))
  unlock()
  await writeFile(join(folder, 'lock'), JSON.stringify({ ...lock, id: 'earlier', ...difference }))
}

describe('a locked folder', () => {
  test('is refused to others, who are told by whom it is used, until it is given back', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toMatchObject({ owner: { pid: process.pid, host: hostname() } })
    unlock()
    expect(await readdir(folder)).toEqual([])
    const again = await lockFolder(folder)
    again()
  })

  test('is taken over from a process that is gone', async () => {
    await leaveLock({ pid: 2 ** 22 + 1 })
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    unlock()
  })

  test.runIf(process.platform === 'linux')(
    'is taken over when the process id is now that of another',
    async () => {
      await leaveLock({ startedAt: '1' })
      const unlock = await lockFolder(folder)
      unlock()
    },
  )

  test('is taken over from a lock that a power cut tore', async () => {
    await writeFile(join(folder, 'lock'), '{"id":"to')
    const unlock = await lockFolder(folder)
    unlock()
  })

  test('is taken over from another machine only when its heartbeat has stopped', async () => {
    await leaveLock({ pid: 1, host: 'elsewhere', pidNamespace: 'elsewhere' })
    let beat = 1
    const heart = setInterval(() => utimes(join(folder, 'lock'), beat, beat++), 20)
    await expect(lockFolder(folder, 300)).rejects.toThrow('process 1 on elsewhere')
    clearInterval(heart)
    const unlock = await lockFolder(folder, 300)
    unlock()
  })

  test('goes to one only when several take it over at once', async () => {
    await leaveLock({ pid: 2 ** 22 + 1 })
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
    const got = tries.filter((result) => result.status === 'fulfilled')
    expect(got).toHaveLength(1)
    for (const { value } of got) value()
    expect(await readdir(folder)).toEqual([])
  })
})
