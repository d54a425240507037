/** The pages from their sources, without a build: what the production renderer serves, for the tests of the API. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { bundle } from '#client/entry-server.tsx'
import { registerPages } from '#server/ssr/pages.ts'
import type { Renderer } from '#server/ssr/renderer.ts'
import type { ClientBundle } from '#shared/page-renderer.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

/**
 * For `testApp({ renderer: sourceRenderer() })`.
 *
 * @param onRender told of each page that is rendered.
 */
export function sourceRenderer(onRender?: (request: Request) => unknown): Renderer {
  return {
    build: 'sources',
    documents: bundle.sentDocuments(),
    async register(app, options) {
      const template = await readFile(resolve(projectRoot, 'client/index.html'), 'utf8')
      const observed: ClientBundle = {
        ...bundle,
        async render(request, given) {
          onRender?.(request)
          return bundle.render(request, given)
        },
      }
      const loaded = { bundle: observed, template, changedAt: new Date() }
      await registerPages(app, { ...options, load: async () => loaded })
    },
  }
}
