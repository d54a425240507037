import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/graphql/context.ts'
import { XLSX_TYPE } from '#server/lib/spreadsheet/write-sheet.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { ERROR_FILES, errorFileAddress, errorFilePath, RETENTION_MS } from './error-file.ts'
import { writeErrorSpreadsheet } from './error-spreadsheet.ts'
import { serveSigned } from './signed-file.ts'

/** Serves error files to admins with a signed address. */
export function serveErrorFiles(app: FastifyInstance, services: Services): void {
  serveSigned<{ id: string; '*': string }>(
    app,
    services,
    errorFileAddress(':id', '*'),
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
