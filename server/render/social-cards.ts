import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CardDrawing } from './client-bundle.ts'
import { drawCard } from './draw-card.ts'

/** Drawn cards that are kept: some 30 kB each. */
const KEPT = 300

/**
 * Serves /cards/{path}.png: the picture that a chat or social network shows of the page at /{path}. Its words are the
 * page's own, so that nobody can make this site say something.
 *
 * @param cardOf What the card of a page shows; undefined for an address that is no page for search engines.
 */
export function registerSocialCards(
  app: FastifyInstance,
  cardOf: (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<CardDrawing | undefined>,
): void {
  const cards = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  // One at a time: drawing keeps a core busy for a moment, and visitors need it more.
  const drawInTurn = (card: CardDrawing) => {
    const picture = last.then(() => drawCard(card))
    last = picture.catch(() => undefined)
    return picture
  }

  const keep = (key: string, picture: Promise<Buffer>) => {
    cards.set(key, picture)
    picture.catch(() => cards.delete(key))
    const [oldest] = cards.keys()
    if (cards.size > KEPT && oldest !== undefined) cards.delete(oldest)
    return picture
  }

  app.get<{ Params: { '*': string } }>('/cards/*', async (request, reply) => {
    const name = /^(.+)\.png$/.exec(request.params['*'])?.[1]
    const path = name === 'home' ? '/' : name && `/${encodeURI(name)}`
    const card = path ? await cardOf(path, request, reply) : undefined
    if (!card) return reply.code(404).type('text/plain').send('Not found')
    const key = JSON.stringify([card.title, card.institute])
    const picture = await (cards.get(key) ?? keep(key, drawInTurn(card)))
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
        // Made to stand on other sites.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(picture)
  })
}
