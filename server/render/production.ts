import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { ClientBundle, LoadedClient } from './client-bundle.ts'
import { registerPages } from './pages.ts'
import { type Manifest, preloadTags } from './preload-tags.ts'
import type { Renderer } from './renderer.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Renders with the built client: dist/client for browsers, dist/render for this process.
 *
 * @throws Error when the client is not built.
 */
export async function productionRenderer(): Promise<Renderer> {
  // The same two levels from server/render/ as from dist/server/, where the build puts this module.
  const dist = new URL('../../dist/', import.meta.url)
  const client = await loadBuiltClient(dist)
  return {
    async register(app, options) {
      await app.register(fastifyStatic, {
        root: fileURLToPath(new URL('client/', dist)),
        wildcard: false,
        index: false,
        decorateReply: false,
        preCompressed: true,
        globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**'],
        cacheControl: false,
        setHeaders(reply, path) {
          const hashed = path.includes('/assets/')
          reply.setHeader(
            'cache-control',
            hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
          )
        },
      })
      await registerPages(app, { ...options, load: async () => client })
    },
    async close() {},
  }
}

async function loadBuiltClient(dist: URL): Promise<LoadedClient> {
  const [template, manifest, bundle] = await Promise.all([
    readFile(new URL('client/index.html', dist), 'utf8'),
    readFile(new URL('client/.vite/manifest.json', dist), 'utf8'),
    import(new URL('render/entry-server.js', dist).href) as Promise<ClientBundle>,
  ])
  return { bundle, template, preloadTags: preloadTags(JSON.parse(manifest) as Manifest, 'index.html') }
}
