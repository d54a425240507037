import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/graphql/context.ts'
import { drawIcon, icons } from '#server/lib/draw-icon.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'
import { markPaths } from '#shared/theme/mark.ts'

/** Serves the project's mark in the institute's brand colour: favicon, touch icon and the manifest's icons. */
export function serveBrandIcons(app: FastifyInstance, { content }: Pick<Services, 'content'>): void {
  const drawn = new Map<string, Promise<Buffer>>()

  app.get<{ Params: { color: string; name: string } }>('/icons/:color/:name', async (request, reply) => {
    const { color, name } = request.params
    const { site } = await content.published()
    const isIcon = name === 'favicon.svg' || Object.hasOwn(icons, name)
    if (!isIcon || site.brandColor !== `#${color}`)
      return reply.code(404).type('text/plain').send('Not found')
    const svg = markSvg(site.brandColor)
    const key = `${color}/${name}`
    const icon =
      name === 'favicon.svg'
        ? svg
        : await (drawn.get(key) ?? draw(key, svg, icons[name as keyof typeof icons]))
    return reply
      .headers({
        'content-type': name === 'favicon.svg' ? 'image/svg+xml' : 'image/png',
        'cache-control': 'public, max-age=86400',
      })
      .send(icon)
  })

  function draw(key: string, svg: Buffer, shape: Parameters<typeof drawIcon>[1]): Promise<Buffer> {
    const icon = drawIcon(svg, shape)
    drawn.set(key, icon)
    icon.catch(() => drawn.delete(key))
    return icon
  }
}

function markSvg(brandColor: string): Buffer {
  const { action, surface, accent } = brandScheme(brandColor).light
  const paths = markPaths({ main: action, ground: surface, accent })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20">${paths}</svg>`,
  )
}
