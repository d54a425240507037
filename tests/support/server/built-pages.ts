import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientEntry } from '#server/ssr/renderer.ts'
import type { Locale } from '#shared/locales.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

/** Paths of the built site's public pages, those of single records left out. */
export async function builtPublicPaths(locale: Locale = 'en'): Promise<readonly string[]> {
  const folder = locale === 'en' ? 'dist/render' : `dist/render-${locale}`
  const entry = pathToFileURL(join(projectRoot, folder, 'entry-server.js')).href
  const { bundle } = (await import(entry)) as ClientEntry
  return bundle.publicPaths
}

/** The path of a notice's page on a running site, from its sitemap. */
export async function noticePathOn(origin: string): Promise<string> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const [path] = /\/news\/[\w-]+(?=<\/loc>)/.exec(sitemap) ?? []
  if (path === undefined) throw new Error('The sitemap names no notice.')
  return path
}
