import { parentPort } from 'node:worker_threads'
import { lowerThreadPriority } from '#server/lib/thread-priority.ts'
import { type Typeset, typeset } from './typeset.ts'
import type { TypesetTask } from './typeset-on-thread.ts'

// The worker thread that typesets long documents (see typeset-on-thread.ts).

lowerThreadPriority()

parentPort?.on('message', ({ file, values }: TypesetTask) => {
  const document: Typeset = typeset(file, values)
  parentPort?.postMessage(document)
})
