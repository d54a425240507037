import { existsSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { launchBuiltServer } from '#tests/support/server/built-server.ts'

const MB = 1_000_000

/** Memory of a process that is its own, and its share of memory in common with others. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const summary = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss: +(\d+) kB/m.exec(summary)?.[1] ?? 0) * 1024
}

/** Linux tells it. */
const isTold = existsSync('/proc/self/smaps_rollup')

test('the first start with the embedded database and the demo fits a machine of 1 GB', async () => {
  test.skip(!isTold)
  test.setTimeout(360_000)
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-memory-'))
  const server = launchBuiltServer({ DATA_DIR: folder }, { isOptimized: true })
  let [peak, now] = [0, 0]
  const sample = async () => {
    now = await memoryOf(server.process.pid)
    peak = Math.max(peak, now)
  }
  try {
    await expect
      .poll(() => sample().then(() => server.output()), { timeout: 120_000, intervals: [50] })
      .toContain('listening')
    for (const begun = Date.now(); Date.now() - begun < 20_000; await wait(100)) await sample()
    expect(peak).toBeLessThan(600 * MB)
    // Some 340 MB; a busy machine collects garbage later.
    await expect.poll(() => sample().then(() => now), { timeout: 150_000 }).toBeLessThan(400 * MB)
  } finally {
    server.kill('SIGTERM')
    await server.closed
    await removeFolder(folder)
  }
})
