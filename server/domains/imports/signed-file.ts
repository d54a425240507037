import type { FastifyInstance } from 'fastify'
import type { KeyRing } from '#server/access/keys.ts'
import type { Services } from '#server/context.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { isSigned, signPath } from '#server/lib/signed-url.ts'

// Uploaded tables are personal data: they leave the file store only by an address that is signed for a short time.

/** How long an address for downloading an original is good. */
const ORIGINAL_MS = 10 * 60_000

/** Said of every field that answers the address of an original. */
export const DOWNLOAD_URL =
  'Opens the original file without signing in, for ten minutes. A path of this site.'

/** A stored file as it is handed out. */
export interface HandedOut {
  /** For the person who downloads it. */
  fileName: string
  filePath: string
}

/** @param path as in the address, encoded. */
export async function signedUrl(path: string, keys: KeyRing, goodForMs: number): Promise<string> {
  return signPath(path, await keys.current(), { expiresAt: new Date(Date.now() + goodForMs) })
}

export function originalUrl(folder: string, id: string, keys: KeyRing): Promise<string> {
  return signedUrl(originalPath(folder, id), keys, ORIGINAL_MS)
}

/** @param find null when there is nothing (any more) to hand out under that id. */
export function serveOriginals(
  app: FastifyInstance,
  services: Pick<Services, 'files' | 'keys'>,
  folder: string,
  find: (id: string) => Promise<HandedOut | null>,
): void {
  serveSigned<{ id: string }>(app, services, originalPath(folder, ':id'), ({ id }) => find(id))
}

/**
 * Serves stored tables to whoever has a signed address of one. Whatever is wrong, the answer is the same: nothing to
 * learn from it.
 *
 * @param find is asked for signed addresses only.
 */
export function serveSigned<Params>(
  app: FastifyInstance,
  { files, keys }: Pick<Services, 'files' | 'keys'>,
  route: string,
  find: (params: Params) => Promise<HandedOut | null>,
): void {
  app.get(route, async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    const signed = await isSigned(path, new URLSearchParams(query), (key) => keys.find(key))
    const file = signed ? await find(request.params as Params) : null
    const stored = file && (await files.stat(file.filePath))
    if (!file || !stored) return reply.callNotFound()
    reply.headers({
      'content-type': 'text/csv',
      'content-length': stored.size,
      'content-disposition': contentDisposition('attachment', file.fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    return reply.send(await files.open(file.filePath))
  })
}

function originalPath(folder: string, id: string): string {
  return `/files/${folder}/${id}`
}
