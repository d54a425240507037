import type { FastifyInstance, FastifyRequest } from 'fastify'
import { costs } from '#server/lib/client-budgets.ts'
import { escapeXml } from '#server/lib/escape-xml.ts'
import type { LoadedClient } from './client-bundle.ts'
import type { RendererOptions } from './renderer.ts'

/** Serves /sitemap.xml: every page for search engines, and when it changed last. */
export function registerSitemap(
  app: FastifyInstance,
  {
    load,
    changedPages,
    emptyPages,
    publicUrl,
    budgetOf,
  }: Pick<RendererOptions, 'changedPages' | 'emptyPages' | 'publicUrl' | 'budgetOf'> & {
    load(request: FastifyRequest): Promise<LoadedClient>
  },
): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const budget = await budgetOf(request)
    budget.spend(costs.file)
    const { bundle, changedAt } = await load(request)
    const empty = await emptyPages()
    const filled = bundle.publicPaths.filter((path) => !empty.includes(path))
    const changes = new Map(filled.map((path) => [path, changedAt]))
    for (const page of await changedPages()) {
      const known = changes.get(page.path)
      if (known === undefined || page.changedAt > known) changes.set(page.path, page.changedAt)
    }
    const address = publicUrl()
    const entries = Array.from(
      changes,
      ([path, date]) =>
        `<url><loc>${escapeXml(address + path)}</loc><lastmod>${date.toISOString()}</lastmod></url>`,
    )
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' })
      .send(
        `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      )
  })
}
