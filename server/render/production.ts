import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { StartError } from '#server/lib/start-error.ts'
import type { ClientBundle, LoadedClient } from './client-bundle.ts'
import { registerPages } from './pages.ts'
import { type Manifest, preloadTags } from './preload-tags.ts'
import type { Renderer } from './renderer.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

// The same two levels up from server/render/ as from dist/server/, where the build puts this module.
const dist = new URL('../../dist/', import.meta.url)

/**
 * Renders with the built client: dist/client for browsers, dist/render for this process.
 *
 * @throws StartError when the client is not built.
 */
export async function productionRenderer({ sandbox }: { sandbox: boolean }): Promise<Renderer> {
  const client = await loadClient()
  return {
    async register(app, options) {
      await registerStaticFiles(app, sandbox)
      if (sandbox) await registerSandbox(app)
      await registerPages(app, { ...options, load: async () => client })
    },
  }
}

async function loadClient(): Promise<LoadedClient> {
  try {
    const [template, manifest, bundle] = await Promise.all([
      readFile(new URL('client/index.html', dist), 'utf8'),
      readFile(new URL('client/.vite/manifest.json', dist), 'utf8'),
      import(new URL('render/entry-server.js', dist).href) as Promise<ClientBundle>,
    ])
    return { bundle, template, preloadTags: preloadTags(JSON.parse(manifest) as Manifest, 'index.html') }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartError('The website is not built. Run `npm run build`, or start with `npm start`.')
  }
}

async function registerStaticFiles(app: FastifyInstance, sandbox: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/', dist)),
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**', ...(sandbox ? [] : ['sandbox/**'])],
    cacheControl: false,
    setHeaders(reply, path) {
      // A name with a hash never changes its content.
      reply.setHeader('cache-control', /[\\/]assets[\\/]/.test(path) ? FOR_EVER : FOR_AN_HOUR)
    },
  })
}

async function registerSandbox(app: FastifyInstance): Promise<void> {
  const html = await readFile(new URL('client/sandbox/index.html', dist), 'utf8')
  app.get('/sandbox', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html),
  )
}
