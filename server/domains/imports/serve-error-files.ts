import type { FastifyInstance } from 'fastify'
import type { KeyRing } from '#server/access/keys.ts'
import type { Services } from '#server/context.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { ErrorFileShape } from './csv-problem.ts'
import { ERROR_FILES, errorFilePath } from './error-file.ts'
import { serveSigned, signedUrl } from './signed-file.ts'

/** How long an error file is kept, and its address good. */
const KEPT_MS = 60 * 60_000

const path = (id: string, fileName: string) => `/files/${ERROR_FILES}/${id}/${fileName}`

/** The address names the file as well: nothing else knows of it. */
export function errorFileUrl({ id, fileName }: ErrorFileShape, keys: KeyRing): Promise<string> {
  return signedUrl(path(id, encodeURIComponent(fileName)), keys, KEPT_MS)
}

/** Serves error files to whoever uploaded the refused file: nobody else has the address. */
export function serveErrorFiles(app: FastifyInstance, services: Pick<Services, 'files' | 'keys'>): void {
  serveSigned<{ id: string; '*': string }>(
    app,
    services,
    path(':id', '*'),
    async ({ id, '*': fileName }) => ({
      filePath: errorFilePath(id),
      fileName,
    }),
  )
}

/** Deletes the error files whose addresses have run out. */
export async function sweepErrorFiles({
  files,
  now = new Date(),
}: {
  files: FileStore
  now?: Date
}): Promise<void> {
  for await (const { key, modifiedAt } of files.list(ERROR_FILES)) {
    if (modifiedAt.getTime() < now.getTime() - KEPT_MS) await files.delete(key)
  }
}
