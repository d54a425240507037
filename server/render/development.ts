import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { ClientBundle, LoadedClient } from './client-bundle.ts'
import { registerPages } from './pages.ts'
import type { Renderer } from './renderer.ts'

const clientFolder = new URL('../../client/', import.meta.url)

/** Renders with the client's sources through Vite, in this process and on the app's own port, with hot reload. */
export async function developmentRenderer(): Promise<Renderer> {
  const closers: (() => Promise<void>)[] = []
  return {
    async register(app, options) {
      const vite = await createServer({
        configFile: fileURLToPath(new URL('vite.config.ts', clientFolder)),
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: 'custom',
      })
      closers.push(() => vite.close())
      const { ssr } = vite.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot run modules')

      const { default: middie } = await import('@fastify/middie')
      await app.register(middie)
      app.use(vite.middlewares)
      await registerPages(app, {
        ...options,
        async load(request): Promise<LoadedClient> {
          const source = await readFile(new URL('index.html', clientFolder), 'utf8')
          return {
            bundle: await ssr.runner.import<ClientBundle>('/entry-server.tsx'),
            template: await vite.transformIndexHtml(request.url, source),
          }
        },
      })
    },
    async close() {
      await Promise.all(closers.map((close) => close()))
    },
  }
}
