import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { runSpreadsheetThread } from '#server/lib/spreadsheet/spreadsheet-worker.ts'
import { FileExists, type FileStore } from '#server/storage/file-store.ts'
import { type ErrorMarks, errorFilePath, errorMarksPath, errorSpreadsheetPath } from './error-file.ts'

const TIMEOUT_MS = 60_000

/**
 * Writes an error file as a spreadsheet whose wrong cells are coloured and have a comment, when it is asked for the first time.
 *
 * @returns its path; null if there is none.
 */
export async function writeErrorSpreadsheet(files: FileStore, id: string): Promise<string | null> {
  const path = errorSpreadsheetPath(id)
  if (await files.stat(path)) return path
  if (!(await files.stat(errorMarksPath(id))) || !(await files.stat(errorFilePath(id)))) return null
  const { textAt, rows: marks } = JSON.parse(await text(await files.open(errorMarksPath(id)))) as ErrorMarks
  const csv = new Uint8Array(await buffer(await files.open(errorFilePath(id))))
  const table = { name: 'Wrong rows', csv, textAt, marks }
  const answer = await runSpreadsheetThread({ kind: 'write', table }, { timeout: TIMEOUT_MS })
  if (answer.kind !== 'written') throw new Error(`The spreadsheet was not written, but ${answer.kind}`)
  const xlsx = Readable.from([Buffer.from(answer.xlsx)], { objectMode: false })
  await files.put(path, xlsx, { maxBytes: Number.POSITIVE_INFINITY }).catch((error: unknown) => {
    // Another request has written the same meanwhile.
    if (!(error instanceof FileExists)) throw error
  })
  return path
}
