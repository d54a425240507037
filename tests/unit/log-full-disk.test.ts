import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { smallDisk } from '#tests/support/faults/small-disk.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const disk = smallDisk(1)
afterAll(() => disk.remove())

test.skipIf(!disk.mounted)('a process whose log has no room left ends all the same', async () => {
  const log = join(disk.folder, 'log')
  disk.fill(8_192)
  const program = spawn(process.execPath, ['--import', 'tsx', 'tests/support/server/log-program.ts'], {
    cwd: projectRoot,
    env: { ...process.env, LOG_WORKER: '' },
    stdio: ['ignore', openSync(log, 'a'), 'inherit'],
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  expect(await once(program, 'exit')).toEqual([1, null])
  expect(readFileSync(log, 'utf8')).toMatch(/^\{"level":30/)
})
