import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { costs } from '#server/graphql/costs.ts'
import { PUBLIC_BRIEFLY } from '#server/lib/cache-control.ts'
import { escapeXml } from '#server/lib/escape-xml.ts'
import { loadSharp } from '#server/lib/load-sharp.ts'
import { oneAtATime } from '#server/lib/one-at-a-time.ts'
import type { SocialCard } from '#shared/page-renderer.ts'
import type { RendererOptions } from './renderer.ts'
import { dist } from './static-files.ts'

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

/** Longer titles are cut, because no readable size would fit. */
const MAX_TITLE_LENGTH = 150
const TITLE_SIZES = [78, 68, 58, 50, 42]

/** Draws a card as PNG: background, logo, title in the largest size that fits, and the institute's name below. */
async function drawCard(
  { title, institute, ground, words }: SocialCard,
  logo: Buffer | undefined,
): Promise<Buffer> {
  const { left, width, top, bottom } = words
  const name = institute && (await write(institute, { size: 34, width, color: words.instituteColor }))
  const nameTop = name ? bottom - name.info.height : bottom
  const height = nameTop - top - 40
  const heading = await writeFitting(shorten(title), { width, height, color: words.titleColor })
  const sharp = await loadSharp()
  return sharp(Buffer.from(ground))
    .composite([
      ...(logo ? [{ input: logo, left, top: words.logoTop }] : []),
      { input: heading.data, left, top: Math.round(top + (height - heading.info.height) / 2) },
      ...(name ? [{ input: name.data, left, top: nameTop }] : []),
    ])
    .png({ palette: true, colours: logo ? 256 : 64 })
    .toBuffer()
}

function shorten(title: string): string {
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`
}

async function writeFitting(text: string, o: { width: number; height: number; color: string }) {
  const [largest = 0, ...smaller] = TITLE_SIZES
  let drawn = await write(text, { ...o, size: largest })
  for (const size of smaller) {
    if (drawn.info.height <= o.height) break
    drawn = await write(text, { ...o, size })
  }
  return drawn
}

const font = (script: string) => fileURLToPath(new URL(`fonts/card-${script}.ttf`, dist))
let devanagari: Promise<unknown> | undefined

async function write(text: string, { size, width, color }: { size: number; width: number; color: string }) {
  const sharp = await loadSharp()
  // A font stays loaded once it was used, and supplies characters that the next font lacks.
  devanagari ??= sharp({ text: { text: 'क', fontfile: font('devanagari') } })
    .raw()
    .toBuffer()
  await devanagari
  const markup = `<span foreground="${color}">${escapeXml(text)}</span>`
  return sharp({
    text: {
      text: markup,
      font: `Anek Devanagari Medium, ${size}`,
      fontfile: font('latin'),
      width,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * -0.34),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}
