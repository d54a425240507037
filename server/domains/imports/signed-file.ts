import type { FastifyInstance } from 'fastify'
import { scopesOf } from '#server/auth/auth-scopes.ts'
import type { KeyRing } from '#server/auth/keys.ts'
import { createPageContext, type Services } from '#server/graphql/context.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { costOfDownload } from '#server/limits.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { sendMissingFile } from '#server/storage/missing-file.ts'
import { sendStoredFile } from '#server/storage/send-stored-file.ts'
import { isSigned, signedUrl } from '#server/storage/signed-url.ts'

// Uploaded tables contain personal data. A download needs a signed address with a short validity and an admin's session.

/** Validity of the address of an original. */
const ORIGINAL_MS = 10 * 60_000

/** Description of all fields with the address of an original. */
export const DOWNLOAD_URL =
  'Opens the original file for a signed-in admin, for ten minutes. A path of this site.'

/** A stored file for download. */
export interface FileDownload {
  /** File name of the download. */
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
export function serveSigned<Params>(
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
