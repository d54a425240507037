import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { oneAtATime } from '#server/lib/one-at-a-time.ts'
import { startThread } from '#server/lib/start-thread.ts'
import type { Typeset, typeset } from './typeset.ts'

export interface TypesetTask {
  file: string
  values: Parameters<typeof typeset>[1]
}

/** Each document takes a core and some 100 MB. */
const queue = oneAtATime()

/**
 * Typesets a long document on a worker thread with low priority, so that look-ups are answered meanwhile. One at a time; others
 * wait.
 *
 * @param signal ends the work.
 */
export function typesetOnThread(
  file: string,
  values: TypesetTask['values'],
  signal: AbortSignal,
): Promise<Typeset> {
  return queue(() => run({ file, values }, signal))
}

/** How long a thread waits for another document: its start costs as much as some ten pages. */
const IDLE_MS = 2_000

let idle: { thread: Worker; timer: NodeJS.Timeout } | undefined

async function run(task: TypesetTask, signal: AbortSignal): Promise<Typeset> {
  signal.throwIfAborted()
  const thread = takeThread()
  try {
    thread.postMessage(structuredClone(task))
    const [document] = (await once(thread, 'message', { signal })) as [
      Omit<Typeset, 'pdf'> & { pdf: Uint8Array },
    ]
    keepThread(thread)
    return { ...document, pdf: Buffer.from(document.pdf) }
  } catch (error) {
    await thread.terminate()
    throw error
  }
}

function takeThread(): Worker {
  if (idle) {
    const { thread, timer } = idle
    clearTimeout(timer)
    idle = undefined
    thread.ref()
    return thread
  }
  return startThread('typeset-thread', import.meta.url)
}

/** An idle thread does not keep the process from ending. */
function keepThread(thread: Worker): void {
  thread.unref()
  const timer = setTimeout(() => {
    idle = undefined
    void thread.terminate()
  }, IDLE_MS).unref()
  idle = { thread, timer }
}
