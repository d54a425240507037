/** The pages from their sources, without a build: what the production renderer serves, for the tests of the API. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { publicPaths, render, sentDocuments } from '#client/entry-server.tsx'
import { registerPages } from '#server/render/pages.ts'
import type { Renderer } from '#server/render/renderer.ts'
import { projectRoot } from './paths.ts'

/** For `testApp({ renderer: sourceRenderer() })`. */
export function sourceRenderer(): Renderer {
  return {
    documents: sentDocuments(),
    async register(app, options) {
      const template = await readFile(resolve(projectRoot, 'client/index.html'), 'utf8')
      const client = { bundle: { render, publicPaths, sentDocuments }, template, changedAt: new Date() }
      await registerPages(app, { ...options, load: async () => client })
    },
  }
}
