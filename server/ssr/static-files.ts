import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

// The same two levels up from server/ssr/ as from dist/server/, where the build puts this module.
/** The folder of everything built. */
export const dist = new URL('../../dist/', import.meta.url)

interface StaticFilesOptions {
  /** Folder below dist/, with a slash at its end. */
  folder: string
  /** Address of the folder, with slashes around. */
  prefix: string
  /** Patterns of files that are not served. */
  ignore?: string[]
  /** Whether the names of files hold a hash of their content: browsers never ask again, and need nothing to ask with. */
  isImmutable?: boolean
}

/** Serves built files, precompressed by the build, for browsers to cache. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { folder, prefix, ignore = [], isImmutable = false }: StaticFilesOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL(folder, dist)),
    prefix,
    wildcard: false,
    index: false,
    decorateReply: false,
    logLevel: 'warn',
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**', ...ignore],
    cacheControl: false,
    ...(isImmutable && { etag: false, lastModified: false, acceptRanges: false }),
    setHeaders(reply, path) {
      // The content of a file with a hash in its name never changes.
      reply.setHeader('cache-control', /[\\/]assets[\\/]/.test(path) ? FOR_EVER : FOR_AN_HOUR)
      // @fastify/static does not say it of precompressed files.
      reply.setHeader('vary', 'accept-encoding')
    },
  })
}
