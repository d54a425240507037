import type { FastifyInstance } from 'fastify'
import { costs } from '#server/graphql/costs.ts'
import { escapeXml } from '#server/lib/escape-xml.ts'
import { locales, pathIn } from '#shared/locales.ts'
import type { LoadClient, RendererOptions } from './renderer.ts'

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
    load: LoadClient
  },
): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const budget = await budgetOf(request)
    budget.spend(costs.file)
    const { bundle, changedAt } = await load(request, 'en')
    const empty = await emptyPages()
    const filled = bundle.publicPaths.filter((path) => !empty.includes(path))
    const changes = new Map(filled.map((path) => [path, changedAt]))
    for (const page of await changedPages()) {
      const known = changes.get(page.path)
      if (known === undefined || page.changedAt > known) changes.set(page.path, page.changedAt)
    }
    const address = publicUrl()
    const entries = Array.from(changes).flatMap(([path, date]) =>
      locales.map((locale) => entry(address, pathIn(locale, path), alternates(address, path), date)),
    )
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' })
      .send(
        `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      )
  })
}

function entry(address: string, path: string, links: string, changedAt: Date): string {
  const place = `<loc>${escapeXml(address + path)}</loc>`
  return `<url>${place}<lastmod>${changedAt.toISOString()}</lastmod>${links}</url>`
}

/** The page in each language; the English one is for everybody else. */
function alternates(address: string, path: string): string {
  const links = [...locales.map((locale) => [locale, pathIn(locale, path)]), ['x-default', path]]
  return links
    .map(
      ([language, other]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(`${address}${other}`)}"/>`,
    )
    .join('')
}
