import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import type { ClientBundle } from './client-bundle.ts'
import { registerPages } from './pages.ts'
import type { Renderer } from './renderer.ts'
import { registerSandbox } from './sandbox.ts'

const configFile = fileURLToPath(new URL('../../client/build/vite.config.ts', import.meta.url))
const startedAt = new Date()
const indexHtml = new URL('../../client/index.html', import.meta.url)

/** Renders the client's sources with Vite, in this process and on the app's port, with hot reload. */
export async function developmentRenderer({ sandbox }: { sandbox: boolean }): Promise<Renderer> {
  return {
    documents: [],
    hotReload: true,
    async register(app, options) {
      const vite = await createServer({
        configFile,
        // Read by tsx: no file beside it that would start the watched program again.
        configLoader: 'native',
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: 'custom',
        plugins: [reloadForServerModules],
      })
      // Before the server waits for open connections, of which the hot-reload socket is one.
      app.addHook('preClose', () => vite.close())
      const { ssr } = vite.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules in this process')

      await app.register(middie)
      app.use(vite.middlewares)
      if (sandbox) await registerSandbox(app, options)
      await registerPages(app, {
        ...options,
        logLevel: 'warn',
        // The sources may change at any time, so nothing is cached.
        version: () => String(performance.now()),
        load: async (request) => ({
          bundle: await ssr.runner.import<ClientBundle>('/entry-server.tsx'),
          changedAt: startedAt,
          template: await vite.transformIndexHtml(request.url, await readFile(indexHtml, 'utf8')),
        }),
      })
    },
  }
}

/**
 * Hot reload covers only modules that browsers load; modules that only the server renders, such as the global style,
 * need this.
 */
const reloadForServerModules: Plugin = {
  name: 'reload-for-server-modules',
  hotUpdate({ modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    const { client } = server.environments
    const inBrowser = modules.some(
      ({ file }) => file !== null && client.moduleGraph.getModulesByFile(file)?.size,
    )
    if (!inBrowser) client.hot.send({ type: 'full-reload' })
  },
}
