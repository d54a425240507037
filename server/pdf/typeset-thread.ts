import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Typeset, typeset } from './typeset.ts'
import type { TypesetTask } from './typeset-aside.ts'

// The worker thread that typesets long documents (see typeset-aside.ts).

/** Leaves three quarters of a shared core to look-ups. */
const NICE = 5

// Only Linux has priorities of threads; elsewhere this would change the whole process.
if (process.platform === 'linux') setPriority(NICE)

parentPort?.on('message', ({ file, values }: TypesetTask) => {
  const document: Typeset = typeset(file, values)
  parentPort?.postMessage(document)
})
