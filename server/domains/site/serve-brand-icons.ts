import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Site } from '#server/config/site.ts'
import { logoOf } from '#server/domains/media/logo.ts'
import type { Services } from '#server/graphql/context.ts'
import { drawIcon, type IconShape } from '#server/lib/draw-icon.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'
import { logoIconPath, markPaths } from '#shared/theme/mark.ts'
import { BACKGROUND, icons } from './icons.ts'

/** Around a logo, of the width of an icon that nothing crops. */
const LOGO_SHARE = 0.88

/**
 * Serves favicon, touch icon and the manifest's icons: the uploaded logo in a square, or the project's mark in the institute's
 * brand colour.
 */
export function serveBrandIcons(
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
