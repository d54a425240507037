import type { FastifyInstance } from 'fastify'
import type { KeyRing } from '#server/auth/keys.ts'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/graphql/context.ts'
import { XLSX_TYPE } from '#server/lib/spreadsheet/write-sheet.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { ErrorFileShape } from './csv-problem.ts'
import { ERROR_FILES, errorFilePath } from './error-file.ts'
import { writeErrorSpreadsheet } from './error-spreadsheet.ts'
import { serveSigned, signedUrl } from './signed-file.ts'

/** Retention of error files and validity of their addresses. */
const RETENTION_MS = 60 * 60_000

const path = (id: string, fileName: string) => `/files/${ERROR_FILES}/${id}/${fileName}`

/** The address contains the file name, because error files have no record. */
export function errorFileUrl(
  { id, fileName }: Pick<ErrorFileShape, 'id' | 'fileName'>,
  keys: KeyRing,
): Promise<string> {
  return signedUrl(path(id, encodeURIComponent(fileName)), keys, RETENTION_MS)
}

export function errorSpreadsheetUrl({ id, fileName }: ErrorFileShape, keys: KeyRing): Promise<string> {
  return errorFileUrl({ id, fileName: fileName.replace(/\.csv$/i, '.xlsx') }, keys)
}

/** Serves error files to admins with a signed address. */
export function serveErrorFiles(app: FastifyInstance, services: Services): void {
  serveSigned<{ id: string; '*': string }>(
    app,
    services,
    path(':id', '*'),
    // Error files have no record.
    async ({ id, '*': fileName }) => {
      const { files } = services
      if (fileName.endsWith('.xlsx')) {
        const filePath = await writeErrorSpreadsheet(files, id)
        return filePath === null ? null : { filePath, fileName, type: XLSX_TYPE }
      }
      return (await files.stat(errorFilePath(id))) ? { filePath: errorFilePath(id), fileName } : null
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
