import { parentPort, workerData } from 'node:worker_threads'
import { readSpreadsheet } from './read-spreadsheet.ts'
import type { SpreadsheetAnswer, SpreadsheetInput } from './spreadsheet-worker.ts'
import { DAMAGED, UnreadableSpreadsheet } from './unreadable-spreadsheet.ts'
import { writeMarkedSheet } from './write-marked-sheet.ts'

// The worker thread that reads or writes a spreadsheet (see spreadsheet-worker.ts).

async function answer(input: SpreadsheetInput): Promise<SpreadsheetAnswer> {
  if (input.kind === 'write') return { kind: 'written', xlsx: await writeMarkedSheet(input.table) }
  const { bytes, sheet } = input
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

parentPort?.postMessage(await answer(workerData as SpreadsheetInput))
