import type { SpreadsheetRead } from './read-spreadsheet.ts'
import { runSpreadsheetThread, SpreadsheetTimeout } from './spreadsheet-worker.ts'
import { DAMAGED, TOO_LARGE, UnreadableSpreadsheet } from './unreadable-spreadsheet.ts'

const TIMEOUT_MS = 60_000

/**
 * Reads a spreadsheet on a worker thread with limits on memory and time, so that a hostile file harms nobody.
 *
 * @param bytes are given away.
 * @throws UnreadableSpreadsheet with advice for staff; its cause is for the log.
 */
export async function readSpreadsheetOnThread(
  bytes: Uint8Array<ArrayBuffer>,
  {
    sheet,
    timeout = TIMEOUT_MS,
    signal,
  }: { sheet?: string | undefined; timeout?: number; signal?: AbortSignal | undefined } = {},
): Promise<SpreadsheetRead> {
  const input = { kind: 'read', bytes, sheet } as const
  const answer = await runSpreadsheetThread(input, { timeout, transfer: [bytes.buffer], signal }).catch(
    (error: NodeJS.ErrnoException) => {
      signal?.throwIfAborted()
      const isTooLarge = error instanceof SpreadsheetTimeout || error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      throw new UnreadableSpreadsheet(isTooLarge ? TOO_LARGE : DAMAGED, { cause: error })
    },
  )
  if (answer.kind === 'csv' || answer.kind === 'choose') return answer
  const { message, cause } = answer.kind === 'unreadable' ? answer : { message: DAMAGED }
  throw new UnreadableSpreadsheet(message, { cause })
}
