import { Worker } from 'node:worker_threads'
import type { SpreadsheetRead } from './read-spreadsheet.ts'
import { DAMAGED, TOO_LARGE, UnreadableSpreadsheet } from './unreadable-spreadsheet.ts'

/** The worker thread's data. */
export interface SpreadsheetInput {
  bytes: Uint8Array
  sheet: string | undefined
}

export type SpreadsheetAnswer = SpreadsheetRead | { kind: 'unreadable'; message: string; cause?: string }

/** A spreadsheet that needs more is too large: inflated, it is held in memory as a whole. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 }
const TIMEOUT_MS = 60_000

/**
 * Reads a spreadsheet on a worker thread with limits on memory and time, so that a hostile file harms nobody.
 *
 * @param bytes are given away.
 * @throws UnreadableSpreadsheet with what to do; its cause is for the log.
 */
export async function readSpreadsheetAside(
  bytes: Uint8Array<ArrayBuffer>,
  {
    sheet,
    timeout = TIMEOUT_MS,
    signal,
  }: { sheet?: string | undefined; timeout?: number; signal?: AbortSignal | undefined } = {},
): Promise<SpreadsheetRead> {
  signal?.throwIfAborted()
  const fromSource = import.meta.url.endsWith('.ts')
  // In the build, the thread's bundle is in the folder of the server's bundle.
  const entry = fromSource ? './spreadsheet-from-source.js' : 'spreadsheet-thread.js'
  const workerData: SpreadsheetInput = { bytes, sheet }
  const thread = new Worker(new URL(entry, import.meta.url), {
    workerData,
    transferList: [bytes.buffer],
    resourceLimits: LIMITS,
    ...(fromSource && { execArgv: [] }),
  })
  const answered = new Promise<SpreadsheetAnswer>((resolve, reject) => {
    setTimeout(() => reject(new UnreadableSpreadsheet(TOO_LARGE)), timeout).unref()
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    thread.once('message', resolve)
    thread.once('error', (error: NodeJS.ErrnoException) => {
      const message = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_LARGE : DAMAGED
      reject(new UnreadableSpreadsheet(message, { cause: error }))
    })
    thread.once('exit', () => reject(new UnreadableSpreadsheet(DAMAGED)))
  })
  try {
    const answer = await answered
    if (answer.kind !== 'unreadable') return answer
    throw new UnreadableSpreadsheet(answer.message, { cause: answer.cause })
  } finally {
    await thread.terminate()
  }
}
