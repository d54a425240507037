import { readFile, stat } from 'node:fs/promises'
import { loadOnce } from '#server/lib/load-once.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { Locale } from '#shared/locales.ts'
import { registerPages } from './pages.ts'
import { type Manifest, preloadTags } from './preload-tags.ts'
import type { ClientEntry, LoadedClient, Renderer } from './renderer.ts'
import { registerSandbox } from './sandbox.ts'
import { dist, registerStaticFiles } from './static-files.ts'

/** Output folders of the server's part of a build, by language. */
const places = {
  en: { render: 'render/', html: 'client/index.html', manifest: 'client/.vite/manifest.json' },
  ne: { render: 'render-ne/', html: 'render-ne/index.html', manifest: 'render-ne/manifest.json' },
} as const

/**
 * Renders with the built client: dist/client for browsers, dist/render for this process. Languages
 * other than English are loaded when a page of them is asked for.
 *
 * @throws StartError when the client is not built.
 */
export async function productionRenderer({ sandbox }: { sandbox: boolean }): Promise<Renderer> {
  const load = loadOnce(loadClient)
  const { bundle } = await load('en')
  return {
    build: await readFile(new URL('.build-stamp', dist), 'utf8'),
    documents: bundle.sentDocuments(),
    async register(app, options) {
      await registerStaticFiles(app, { folder: 'client/', prefix: '/', ignore: ['sandbox/**', 'assets/**'] })
      await registerStaticFiles(app, { folder: 'client/assets/', prefix: '/assets/', isImmutable: true })
      if (sandbox) await registerSandbox(app, options)
      await registerPages(app, { ...options, load: (_request, locale) => load(locale) })
    },
  }
}

async function loadClient(locale: Locale): Promise<LoadedClient> {
  const place = places[locale]
  const indexHtml = new URL(place.html, dist)
  try {
    const [template, { mtime }, manifest, { bundle }] = await Promise.all([
      readFile(indexHtml, 'utf8'),
      stat(indexHtml),
      readFile(new URL(place.manifest, dist), 'utf8'),
      import(new URL(`${place.render}entry-server.js`, dist).href) as Promise<ClientEntry>,
    ])
    return {
      bundle,
      template,
      changedAt: mtime,
      preloadTags: preloadTags(JSON.parse(manifest) as Manifest, 'index.html'),
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartError('The website is not built. Run `npm run build`, or start with `npm start`.')
  }
}
