/** Loaded into a server before its own code: at SIGUSR2 it writes a line about the process to standard error. */

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { sharedObjects } from './shared-objects.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

if (isMainThread)
  process.on('SIGUSR2', () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    process.stderr.write(
      `probe ${JSON.stringify({ shared: sharedObjects(), memory: heapUsed + external })}\n`,
    )
  })
