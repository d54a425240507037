import { startThread } from '#server/lib/start-thread.ts'
import type { SpreadsheetRead } from './read-spreadsheet.ts'
import type { MarkedTable } from './write-marked-sheet.ts'

/** The worker thread's data. */
export type SpreadsheetInput =
  | { kind: 'read'; bytes: Uint8Array<ArrayBuffer>; sheet: string | undefined }
  | { kind: 'write'; table: MarkedTable }

export type SpreadsheetAnswer =
  | SpreadsheetRead
  | { kind: 'written'; xlsx: Uint8Array }
  | { kind: 'unreadable'; message: string; cause?: string }

/** A spreadsheet that needs more is too large: inflated, it is held in memory as a whole. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 }

/** The thread's time is over. */
export class SpreadsheetTimeout extends Error {
  override name = 'SpreadsheetTimeout'
}

/**
 * Reads or writes a spreadsheet on a worker thread with limits on memory and time.
 *
 * @param o.transfer buffers that are given away.
 * @throws SpreadsheetTimeout; errors of the thread; the signal's reason.
 */
export async function runSpreadsheetThread(
  workerData: SpreadsheetInput,
  o: { timeout: number; transfer?: ArrayBuffer[]; signal?: AbortSignal | undefined },
): Promise<SpreadsheetAnswer> {
  const { timeout, transfer = [], signal } = o
  signal?.throwIfAborted()
  const thread = startThread('spreadsheet-thread', import.meta.url, {
    workerData,
    transferList: transfer,
    resourceLimits: LIMITS,
  })
  const answered = new Promise<SpreadsheetAnswer>((resolve, reject) => {
    setTimeout(() => reject(new SpreadsheetTimeout()), timeout).unref()
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The thread ended with ${code}`)))
  })
  try {
    return await answered
  } finally {
    await thread.terminate()
  }
}
