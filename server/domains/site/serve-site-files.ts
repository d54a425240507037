import type { FastifyInstance } from 'fastify'
import { contentIn } from '#server/content/content-in.ts'
import type { Services } from '#server/graphql/context.ts'
import { fileLanguageOf } from '#server/graphql/language.ts'
import { pathIn } from '#shared/locales.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'
import { iconPath, logoIconPath } from '#shared/theme/mark.ts'
import { serveBrandIcons } from './serve-brand-icons.ts'
import { warnOfLightBrandColor } from './warn-of-light-brand-color.ts'

/** Serves the web app manifest, its icons and robots.txt. */
export function serveSiteFiles(app: FastifyInstance, services: Services): void {
  const { content, publicUrl } = services
  warnOfLightBrandColor(services)
  serveBrandIcons(app, services)

  app.get('/site.webmanifest', async (request, reply) => {
    const language = fileLanguageOf(request)
    const { site } = await contentIn(language, content).published()
    return reply
      .headers({ 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' })
      .send(
        JSON.stringify({
          id: '/',
          name: site.name,
          short_name: site.shortName,
          description: site.description,
          lang: language,
          start_url: pathIn(language, '/'),
          display: 'minimal-ui',
          background_color: brandScheme(site.brandColor).light.ground,
          theme_color: brandScheme(site.brandColor).light.action,
          icons: icons(site),
        }),
      )
  })

  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(
        [
          'User-agent: *',
          'Disallow: /admin',
          'Disallow: /ne/admin',
          'Disallow: /graphql',
          '',
          `Sitemap: ${publicUrl()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}

/** The institute's logo in a square, or the project's mark. */
function icons({ logoUrl, brandColor }: Services['site']) {
  const png = (name: string, size: number, purpose: string) => ({
    src: logoIconPath(`${name}.png`, logoUrl) ?? iconPath(`${name}.png`, brandColor),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const isUploaded = logoIconPath('', logoUrl) !== undefined
  if (logoUrl !== undefined && !isUploaded) return [{ src: logoUrl, sizes: 'any' }]
  const mark = {
    src: iconPath('favicon.svg', brandColor),
    sizes: 'any',
    type: 'image/svg+xml',
    purpose: 'any',
  }
  return [
    ...(isUploaded ? [] : [mark]),
    png('icon-192', 192, 'any'),
    png('icon-512', 512, 'any'),
    png('icon-maskable-512', 512, 'maskable'),
  ]
}
