import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/graphql/context.ts'
import { runSpreadsheetThread } from '#server/lib/spreadsheet/spreadsheet-worker.ts'
import { XLSX_TYPE } from '#server/lib/spreadsheet/write-sheet.ts'
import { FileExists, type FileStore } from '#server/storage/file-store.ts'
import {
  ERROR_FILES,
  type ErrorMarks,
  errorFileAddress,
  errorFilePath,
  errorMarksPath,
  errorSpreadsheetPath,
  RETENTION_MS,
  sealedFiles,
} from './error-file.ts'
import { serveSigned } from './signed-file.ts'

/** Serves error files to admins with a signed address. */
export function serveErrorFiles(app: FastifyInstance, services: Services): void {
  serveSigned<{ id: string; '*': string }>(
    app,
    services,
    errorFileAddress(':id', '*'),
    // Error files have no record.
    async ({ id, '*': fileName }) => {
      const files = await sealedFiles(services)
      if (fileName.endsWith('.xlsx')) {
        const filePath = await writeErrorSpreadsheet(files, id)
        return filePath === null ? null : { files, filePath, fileName, type: XLSX_TYPE }
      }
      const filePath = errorFilePath(id)
      return (await files.stat(filePath)) ? { files, filePath, fileName } : null
    },
  )
}

/** Deletes the error files whose addresses have expired. */
export async function cleanUpErrorFiles({
  files,
  db,
}: {
  files: FileStore
  db: Pick<Database, 'now'>
}): Promise<void> {
  // File times come from the store's clock: keeps files that are new by either the database's or this machine's clock.
  const before = Math.min(db.now().getTime(), Date.now()) - RETENTION_MS
  for await (const { key, modifiedAt } of files.list(ERROR_FILES)) {
    if (modifiedAt.getTime() < before) await files.delete(key)
  }
}

const TIMEOUT_MS = 60_000

/**
 * Writes an error file as a spreadsheet whose wrong cells are coloured and have a comment, when it is asked for the first time.
 *
 * @returns its path; null if there is none.
 */
async function writeErrorSpreadsheet(files: FileStore, id: string): Promise<string | null> {
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
