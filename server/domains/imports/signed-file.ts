import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { scopesOf } from '#server/auth/auth-scopes.ts'
import type { KeyRing } from '#server/auth/keys.ts'
import type { Database } from '#server/db/database.ts'
import { createPageContext, type Services } from '#server/graphql/context.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { runSpreadsheetThread } from '#server/lib/spreadsheet/spreadsheet-worker.ts'
import { XLSX_TYPE } from '#server/lib/spreadsheet/write-sheet.ts'
import { costOfDownload } from '#server/limits.ts'
import { FileExists, type FileStore } from '#server/storage/file-store.ts'
import { sendMissingFile } from '#server/storage/missing-file.ts'
import { sendStoredFile } from '#server/storage/send-stored-file.ts'
import { isSigned, signedUrl } from '#server/storage/signed-url.ts'
import {
  ERROR_FILES,
  type ErrorMarks,
  errorFileAddress,
  errorFilePath,
  RETENTION_MS,
  sealedFiles,
} from './error-file.ts'

// Uploaded tables contain personal data. A download needs a signed address with a short validity and an admin's session.

const ORIGINAL_MS = 10 * 60_000

/** Description of all fields with the address of an original. */
export const DOWNLOAD_URL =
  'Opens the original file for a signed-in admin, for ten minutes. A path of this site.'

interface FileDownload {
  fileName: string
  filePath: string
  /** The store that has it, unless it is the usual one. */
  files?: FileStore
  /** Media type; CSV unless said. */
  type?: string
}

export function originalUrl(folder: string, id: string, keys: KeyRing): Promise<string> {
  return signedUrl(originalPath(folder, id), keys, ORIGINAL_MS)
}

/** @param find resolves to null for an unknown id. */
export function serveOriginals(
  app: FastifyInstance,
  services: Services,
  folder: string,
  find: (id: string) => Promise<FileDownload | null>,
): void {
  serveSigned<{ id: string }>(app, services, originalPath(folder, ':id'), ({ id }) => find(id))
}

/**
 * Serves stored tables to signed-in admins with a signed address; the address alone could leak from histories and logs. All
 * failures give the same answer.
 *
 * @param find called only for valid signatures.
 */
function serveSigned<Params>(
  app: FastifyInstance,
  services: Services,
  route: string,
  find: (params: Params) => Promise<FileDownload | null>,
): void {
  const { keys } = services
  app.get(route, async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    const signed = await isSigned(path, new URLSearchParams(query), keys.find, keys.now())
    // Accepts the refresh cookie, like pages: the access token may have expired since the address was requested.
    const context = signed ? await createPageContext(services, request, reply) : undefined
    const mayOpen = context !== undefined && scopesOf(context.viewer).admin
    const file = mayOpen ? await find(request.params as Params) : null
    const files = file?.files ?? services.files
    const stored = file && (await files.stat(file.filePath))
    if (!file) return reply.callNotFound()
    if (!stored) return sendMissingFile(request, reply, file.filePath)
    context?.budget.spend(costOfDownload(stored.size))
    reply.headers({
      'content-type': file.type ?? 'text/csv',
      'content-length': stored.size,
      'content-disposition': contentDisposition('attachment', file.fileName),
      'cache-control': 'private, no-store',
    })
    return sendStoredFile(reply, files, file.filePath)
  })
}

function originalPath(folder: string, id: string): string {
  return `/files/${folder}/${id}`
}

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
 * Writes an error file as a spreadsheet with coloured and commented wrong cells, on its first download.
 *
 * @returns its path; null if there is none.
 */
async function writeErrorSpreadsheet(files: FileStore, id: string): Promise<string | null> {
  const path = errorFilePath(id, 'xlsx')
  if (await files.stat(path)) return path
  if (!(await files.stat(errorFilePath(id, 'marks.json'))) || !(await files.stat(errorFilePath(id))))
    return null
  const { textAt, rows: marks } = JSON.parse(
    await text(await files.open(errorFilePath(id, 'marks.json'))),
  ) as ErrorMarks
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
