import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type { Locale } from '#shared/locales.ts'
import { registerPages } from './pages.ts'
import type { ClientEntry, Renderer } from './renderer.ts'
import { registerSandbox } from './sandbox.ts'

const configFile = fileURLToPath(new URL('../../client/build/vite.config.ts', import.meta.url))
/** Where the browser's modules in each language are: their sources are the same, their messages are not. */
const bases = { en: '/', ne: '/modules-ne/' } as const
const startedAt = new Date()
const indexHtml = new URL('../../client/index.html', import.meta.url)

/** Renders the client's sources with Vite, in this process and on the app's port, with hot reload. */
export async function developmentRenderer({ sandbox }: { sandbox: boolean }): Promise<Renderer> {
  return {
    documents: [],
    hotReload: true,
    async register(app, options) {
      const vites = { en: await startVite(app, 'en'), ne: await startVite(app, 'ne') }
      // Before the server waits for open connections, of which the hot-reload sockets are some.
      app.addHook('preClose', () => Promise.all([vites.en.close(), vites.ne.close()]))

      await app.register(middie)
      app.use((request, response, next) => {
        const { middlewares } = request.url?.startsWith(bases.ne) ? vites.ne : vites.en
        middlewares(request, response, next)
      })
      if (sandbox) await registerSandbox(app, options)
      await registerPages(app, {
        ...options,
        logLevel: 'warn',
        // The sources may change at any time, so nothing is cached.
        version: () => String(performance.now()),
        load: async (request, locale) => {
          const { ssr } = vites[locale].environments
          if (!ssr || !isRunnableDevEnvironment(ssr))
            throw new Error('Vite cannot run modules in this process')
          const { bundle } = await ssr.runner.import<ClientEntry>('/entry-server.tsx')
          return {
            bundle,
            changedAt: startedAt,
            template: await vites[locale].transformIndexHtml(request.url, await readFile(indexHtml, 'utf8')),
          }
        },
      })
    },
  }
}

function startVite(app: FastifyInstance, locale: Locale): Promise<ViteDevServer> {
  return createServer({
    configFile,
    // Read by tsx: no file beside it that would start the watched program again.
    configLoader: 'native',
    base: bases[locale],
    cacheDir: fileURLToPath(new URL(`../../node_modules/.vite/${locale}`, import.meta.url)),
    ...(locale === 'en' ? {} : { mode: locale }),
    server: { middlewareMode: true, hmr: { server: app.server, path: `hot-reload-${locale}` } },
    appType: 'custom',
    plugins: [reloadForServerModules],
  })
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
