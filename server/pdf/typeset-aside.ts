import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Typeset, typeset } from './typeset.ts'

export interface TypesetTask {
  file: string
  values: Parameters<typeof typeset>[1]
}

/** Documents that are typeset at the same time: each takes a core and some 100 MB. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Typesets a long document on a worker thread with low priority, so that look-ups are answered meanwhile. One at a time; others
 * wait.
 *
 * @param signal ends the work.
 */
export function typesetAside(
  file: string,
  values: TypesetTask['values'],
  signal: AbortSignal,
): Promise<Typeset> {
  const mine = last.then(() => run({ file, values }, signal))
  last = mine.catch(() => {})
  return mine
}

async function run(task: TypesetTask, signal: AbortSignal): Promise<Typeset> {
  signal.throwIfAborted()
  const fromSource = import.meta.url.endsWith('.ts')
  // In the build, the thread's bundle is in the folder of the server's bundle.
  const entry = fromSource ? './typeset-from-source.js' : 'typeset-thread.js'
  const thread = new Worker(new URL(entry, import.meta.url), { ...(fromSource && { execArgv: [] }) })
  try {
    thread.postMessage(structuredClone(task))
    const [document] = (await once(thread, 'message', { signal })) as [
      Omit<Typeset, 'pdf'> & { pdf: Uint8Array },
    ]
    return { ...document, pdf: Buffer.from(document.pdf) }
  } finally {
    await thread.terminate()
  }
}
