import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/graphql/context.ts'

// Background and primary colour of the light theme (client/theme/tokens.ts).
const BACKGROUND = '#faf7f1'
const PRIMARY = '#323a75'

/** Serves the web app manifest and robots.txt. */
export function serveSiteFiles(app: FastifyInstance, { content, publicUrl }: Services): void {
  app.get('/site.webmanifest', async (_request, reply) => {
    const { site } = await content.published()
    return reply
      .headers({ 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' })
      .send(
        JSON.stringify({
          id: '/',
          name: site.name,
          short_name: site.shortName,
          description: site.description,
          lang: 'en',
          start_url: '/',
          display: 'minimal-ui',
          background_color: BACKGROUND,
          theme_color: PRIMARY,
          icons: icons(site.logoUrl),
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
          'Disallow: /graphql',
          '',
          `Sitemap: ${publicUrl()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}

/** The institute's logo, or the project's icons, which the build draws. */
function icons(logoUrl: string | undefined) {
  if (logoUrl !== undefined) return [{ src: logoUrl, sizes: 'any' }]
  const png = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    png('icon-192', 192, 'any'),
    png('icon-512', 512, 'any'),
    png('icon-maskable-512', 512, 'maskable'),
  ]
}
