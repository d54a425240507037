import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Site } from '#server/config/site.ts'
import { contentIn } from '#server/content/content-in.ts'
import { logoOf } from '#server/domains/media/logo.ts'
import type { Services } from '#server/graphql/context.ts'
import { fileLanguageOf } from '#server/graphql/language.ts'
import { drawIcon, type IconShape } from '#server/lib/draw-icon.ts'
import { pathIn } from '#shared/locales.ts'
import { brandScheme, nearestPassingColor } from '#shared/theme/brand-scheme.ts'
import { iconPath, logoIconPath, markPaths } from '#shared/theme/mark.ts'

import { BACKGROUND, icons } from './icons.ts'

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
          icons: manifestIcons(site),
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
function manifestIcons({ logoUrl, brandColor }: Services['site']) {
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

/** Around a logo, of the width of an icon that nothing crops. */
const LOGO_SHARE = 0.88

/**
 * Serves favicon, touch icon and the manifest's icons: the uploaded logo in a square, or the project's mark in the institute's
 * brand colour.
 */
function serveBrandIcons(
  app: FastifyInstance,
  services: Pick<Services, 'content' | 'db' | 'files' | 'log'>,
): void {
  const drawn = new Map<string, Promise<Buffer>>()

  app.get<{ Params: { look: string; name: string } }>('/icons/:look/:name', async (request, reply) => {
    const { look, name } = request.params
    const { site } = await services.content.published()
    const shape = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : undefined
    if (shape && logoIconPath(name, site.logoUrl) === `/icons/${look}/${name}`)
      return sendLogo(reply, name, site, shape)
    if (!(shape || name === 'favicon.svg') || site.brandColor !== `#${look}`)
      return reply.code(404).type('text/plain').send('Not found')
    const svg = markSvg(site.brandColor)
    if (shape) return send(reply, await draw(`${look}/${name}`, svg, shape))
    return send(reply, svg, 'image/svg+xml')
  })

  async function sendLogo(reply: FastifyReply, name: string, site: Site, shape: IconShape) {
    const logo = await logoOf(services, site, { height: icons['icon-512.png'].size })
    if (!logo) return reply.redirect(site.logoUrl ?? '/')
    const onPaper = { ...shape, share: shape.share ?? LOGO_SHARE, background: BACKGROUND }
    const key = [site.logoUrl, site.logoIsPale, site.brandColor, name].join()
    return send(reply, await draw(key, logo.png, onPaper))
  }

  function draw(key: string, logo: Buffer, shape: IconShape): Promise<Buffer> {
    const known = drawn.get(key)
    if (known) return known
    const icon = drawIcon(logo, shape)
    drawn.set(key, icon)
    icon.catch(() => drawn.delete(key))
    return icon
  }
}

function send(reply: FastifyReply, icon: Buffer, type = 'image/png') {
  return reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=86400' }).send(icon)
}

function markSvg(brandColor: string): Buffer {
  const { action, surface, accent } = brandScheme(brandColor).light
  const paths = markPaths({ main: action, ground: surface, accent })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20">${paths}</svg>`,
  )
}

/** Says at start when letters and buttons have another colour than the brand's, and which. */
export function warnOfLightBrandColor({ site, log }: Pick<Services, 'site' | 'log'>): void {
  if (site.brandColor === undefined) return
  const passing = nearestPassingColor(site.brandColor)
  if (passing === site.brandColor) return
  log.warn(
    `brandColor ${site.brandColor} in SITE_CONFIG is too light for letters on paper; they have ${passing}, the nearest colour that reaches a contrast of 4.5`,
  )
}
