import type { FastifyInstance } from 'fastify'
import type { KeyRing } from '#server/access/keys.ts'
import type { Services } from '#server/context.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { isSigned, signPath } from '#server/lib/signed-url.ts'
import { isUuid } from '#server/lib/uuid.ts'

/** How long an address for downloading is good. */
const DOWNLOAD_MS = 10 * 60_000

/** Said of every field that answers one. */
export const DOWNLOAD_URL =
  'Opens the original file without signing in, for ten minutes. A path of this site.'

/** A stored file as it is handed out. */
export interface StoredOriginal {
  /** For the person who downloads it. */
  fileName: string
  filePath: string
}

/** Originals are personal data: they leave only by an address that is signed for a short time. */
export async function downloadUrl(folder: string, id: string, keys: KeyRing): Promise<string> {
  const expiresAt = new Date(Date.now() + DOWNLOAD_MS)
  return signPath(downloadPath(folder, id), await keys.current(), { expiresAt })
}

/**
 * Serves stored files to whoever has a signed address of one. Whatever is wrong, the answer is the same: nothing to
 * learn from it.
 *
 * @param find null when there is nothing (any more) to hand out under that id.
 */
export function serveOriginals(
  app: FastifyInstance,
  { files, keys }: Pick<Services, 'files' | 'keys'>,
  folder: string,
  find: (id: string) => Promise<StoredOriginal | null>,
): void {
  app.get<{ Params: { id: string } }>(downloadPath(folder, ':id'), async (request, reply) => {
    const { id } = request.params
    const query = new URLSearchParams(request.url.split('?')[1])
    const signed = isUuid(id) && (await isSigned(downloadPath(folder, id), query, (key) => keys.find(key)))
    const file = signed ? await find(id) : null
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

function downloadPath(folder: string, id: string): string {
  return `/files/${folder}/${id}`
}
