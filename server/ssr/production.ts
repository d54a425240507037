import { readFile, stat } from 'node:fs/promises'
import { StartError } from '#server/lib/start-error.ts'
import type { ClientBundle, LoadedClient } from './client-bundle.ts'
import { registerPages } from './pages.ts'
import { type Manifest, preloadTags } from './preload-tags.ts'
import type { Renderer } from './renderer.ts'
import { registerSandbox } from './sandbox.ts'
import { dist, registerStaticFiles } from './static-files.ts'

const indexHtml = new URL('client/index.html', dist)

/**
 * Renders with the built client: dist/client for browsers, dist/render for this process.
 *
 * @throws StartError when the client is not built.
 */
export async function productionRenderer({ sandbox }: { sandbox: boolean }): Promise<Renderer> {
  const client = await loadClient()
  return {
    documents: client.bundle.sentDocuments(),
    async register(app, options) {
      await registerStaticFiles(app, { folder: 'client/', prefix: '/', ignore: ['sandbox/**'] })
      if (sandbox) await registerSandbox(app, options)
      await registerPages(app, { ...options, load: async () => client })
    },
  }
}

async function loadClient(): Promise<LoadedClient> {
  try {
    const [template, { mtime }, manifest, bundle] = await Promise.all([
      readFile(indexHtml, 'utf8'),
      stat(indexHtml),
      readFile(new URL('client/.vite/manifest.json', dist), 'utf8'),
      import(new URL('render/entry-server.js', dist).href) as Promise<ClientBundle>,
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
