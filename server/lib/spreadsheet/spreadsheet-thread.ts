import { parentPort, workerData } from 'node:worker_threads'
import { readSpreadsheet } from './read-spreadsheet.ts'
import type { SpreadsheetAnswer, SpreadsheetInput } from './read-spreadsheet-aside.ts'
import { DAMAGED, UnreadableSpreadsheet } from './unreadable-spreadsheet.ts'

// The worker thread that reads a spreadsheet (see read-spreadsheet-aside.ts).

const { bytes, sheet } = workerData as SpreadsheetInput

async function answer(): Promise<SpreadsheetAnswer> {
  try {
    return await readSpreadsheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sheet)
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return { kind: 'unreadable', message: error.message }
    return {
      kind: 'unreadable',
      message: DAMAGED,
      cause: error instanceof Error ? error.message : String(error),
    }
  }
}

parentPort?.postMessage(await answer())
