import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { SHOWN_NOTICE } from '#server/content/empty-pages.ts'
import type { Services } from '#server/graphql/context.ts'
import { createBudgetOf } from '#server/http/request-budget.ts'
import { PUBLIC_BRIEFLY } from '#server/lib/cache-control.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { sendMissingFile } from '#server/storage/missing-file.ts'
import { sendDownload, UPLOADED_FILE_POLICY } from '#server/storage/send-download.ts'
import { isSigned } from '#server/storage/signed-url.ts'
import { mediaUses } from './media-rules.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** Bytes in memory, of all files and of one. */
const MOST_KEPT = 16_000_000
const MOST_BYTES = 400_000

/** All files with their names; variants have the name of their picture. */
const FILES = `
  SELECT path, file_name AS name FROM media_files AS media
  LEFT JOIN notices ON notices.id = notice_id
  CROSS JOIN LATERAL (
    SELECT media.file_path UNION ALL SELECT file_path FROM media_variants WHERE media_id = media.id) AS file (path)`

/**
 * Serves uploaded files, whose addresses say where they are stored. Pictures of the content are there for everybody who knows
 * their random id, files of notices while visitors see the notice. Other files need a signed address.
 */
export function serveMedia(app: FastifyInstance, services: Services): void {
  const { files, db, keys } = services
  const budgetOf = createBudgetOf(services)
  const shownNames = createShownNames(services)
  const readStored = createReader(services)

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, name, cacheControl }: { key: string; name: string; cacheControl: string },
  ): Promise<unknown> {
    const stored = await readStored(key)
    if (!stored) return (await nameOf(key)) ? sendMissingFile(request, reply, key) : reply.callNotFound()
    reply.headers({
      'content-type': mediaTypes[extensionOf(key)],
      'content-disposition': contentDisposition('inline', name),
      'cache-control': cacheControl,
      'content-security-policy': UPLOADED_FILE_POLICY,
      // Lets feed readers and other sites' previews embed the pictures.
      'cross-origin-resource-policy': 'cross-origin',
    })
    const budget = await budgetOf(request)
    return sendDownload(request, reply, { files, key, stored, etag: `"${key}"`, budget })
  }

  async function nameOf(key: string): Promise<string | undefined> {
    const { rows } = await db.pool.query<{ name: string }>(`${FILES} WHERE path = $1`, [key])
    return rows[0]?.name
  }

  async function isOpened(request: FastifyRequest): Promise<boolean> {
    const [path = '', query] = request.url.split('?')
    return query !== undefined && isSigned(path, new URLSearchParams(query), keys.find, keys.now())
  }

  app.get<{ Params: { id: string; name: string } }>('/media/:id/:name', async (request, reply) => {
    const { name } = request.params
    const id = uuidOf(request.params.id)
    const extension = extensionOf(name)
    if (id === undefined || mediaTypes[extension] === undefined) return reply.callNotFound()
    const isHidden = extension === 'pdf'
    if (isHidden && !(await isOpened(request))) return reply.callNotFound()
    const isVariant = /^\d+\.(avif|webp)$/.test(name)
    return send(request, reply, {
      key: `${mediaUses.content.folder}/${id}/${isVariant ? name : `file.${extension}`}`,
      name,
      cacheControl: isHidden ? 'private, no-store' : 'public, max-age=31536000, immutable',
    })
  })

  app.get<{ Params: { folder: string; name: string } }>(
    '/files/notices/:folder/:name',
    async (request, reply) => {
      const { folder, name: stored } = request.params
      const key = `${mediaUses.notices.folder}/${folder}/${stored}`
      const shown = (await shownNames()).get(key)
      const name = shown ?? ((await isOpened(request)) ? await nameOf(key) : undefined)
      if (name === undefined) return reply.callNotFound()
      const cacheControl = shown === undefined ? 'private, no-store' : PUBLIC_BRIEFLY
      return send(request, reply, { key, name, cacheControl })
    },
  )
}

const extensionOf = (name: string) => extname(name).slice(1).toLowerCase()

interface StoredFile {
  size: number
  modifiedAt: Date
  content?: Buffer
}

/** Keeps the latest small files in memory: a file never changes. */
function createReader({ files }: Services): (key: string) => Promise<StoredFile | null> {
  const recent = new LRUCache<string, StoredFile>({ maxSize: MOST_KEPT, sizeCalculation: ({ size }) => size })
  return async (key) => {
    const known = recent.get(key)
    if (known) return known
    const stored = await files.stat(key)
    if (!stored || stored.size === 0 || stored.size > MOST_BYTES) return stored
    const file = { ...stored, content: await buffer(await files.open(key)) }
    recent.set(key, file)
    return file
  }
}

/** The files of the notices that visitors see, read again when the data have changed. */
function createShownNames({ db, dataVersion }: Services): () => Promise<ReadonlyMap<string, string>> {
  let known: { version: string; names: Promise<Map<string, string>> } | undefined
  async function read() {
    const { rows } = await db.pool.query<{ path: string; name: string }>(`${FILES} WHERE ${SHOWN_NOTICE}`)
    return new Map(rows.map(({ path, name }) => [path, name]))
  }
  return async () => {
    const version = await dataVersion.version()
    if (version === known?.version) return known.names
    const names = read()
    known = { version, names }
    names.catch(() => {
      if (known?.names === names) known = undefined
    })
    return names
  }
}
