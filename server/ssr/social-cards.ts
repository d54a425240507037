import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { costs } from '#server/graphql/costs.ts'
import { PUBLIC_BRIEFLY } from '#server/lib/cache-control.ts'
import { oneAtATime } from '#server/lib/one-at-a-time.ts'
import type { SocialCard } from '#shared/page-renderer.ts'
import { drawCard } from './draw-card.ts'
import type { RendererOptions } from './renderer.ts'

/** Most cards in the cache: some 30 kB each. */
const MAX_CARDS = 300

/**
 * Serves /cards/{path}.png, the social card of the page at /{path}. Its text is the page's own, so that nobody can
 * make the site show other text.
 *
 * @param cardOf the card of a page; undefined for a URL that is no page for search engines.
 */
export function registerSocialCards(
  app: FastifyInstance,
  { budgetOf, cardLogo }: Pick<RendererOptions, 'budgetOf' | 'cardLogo'>,
  cardOf: (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<SocialCard | undefined>,
): void {
  const cards = new LRUCache<string, Promise<Buffer>>({ max: MAX_CARDS })
  // Drawing occupies a core that page requests need more.
  const queue = oneAtATime()
  const draw = (card: SocialCard, logo: Buffer | undefined) => queue(() => drawCard(card, logo))

  const cache = (key: string, picture: Promise<Buffer>) => {
    cards.set(key, picture)
    picture.catch(() => cards.delete(key))
    return picture
  }

  app.get<{ Params: { '*': string } }>('/cards/*', async (request, reply) => {
    const name = /^(.+)\.png$/.exec(request.params['*'])?.[1]
    const path = name === 'home' ? '/' : name && `/${encodeURI(name)}`
    const card = path ? await cardOf(path, request, reply) : undefined
    if (!card) return reply.code(404).type('text/plain').send('Not found')
    const logo = card.logoUrl === null ? undefined : await cardLogo()
    const key = JSON.stringify([card, logo !== undefined])
    const known = cards.get(key)
    if (!known) (await budgetOf(request)).spend(costs.card)
    const picture = await (known ?? cards.get(key) ?? cache(key, draw(card, logo)))
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': PUBLIC_BRIEFLY,
        // Cards are shown on other sites.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(picture)
  })
}
