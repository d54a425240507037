import type { FastifyInstance } from 'fastify'
import { contentIn } from '#server/content/content-in.ts'
import type { Services } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { fileLanguageOf } from '#server/graphql/language.ts'
import { createBudgetOf } from '#server/http/request-budget.ts'
import { PUBLIC_BRIEFLY } from '#server/lib/cache-control.ts'
import { escapeXml } from '#server/lib/escape-xml.ts'
import { said, say } from '#server/locales/say.ts'
import { type Locale, languageOfText, pathIn } from '#shared/locales.ts'
import { type NoticeType, noticeTypes } from '#shared/notice-types.ts'
import { attachmentUrl } from './attachment.ts'
import { textsIn } from './notice-texts.ts'
import { lastChange, noticeOrder, shownNotices } from './shown-notices.ts'

/** Maximum number of entries. */
const ENTRIES = 30

type Part = string | undefined | Part[]

/** Serves the active notices as an Atom feed (RFC 4287). */
export function serveFeed(app: FastifyInstance, services: Services): void {
  const { db, content, publicUrl } = services
  const budgetOf = createBudgetOf(services)
  app.get('/news/feed.xml', async (request, reply) => {
    const budget = await budgetOf(request)
    budget.spend(costs.file)
    const notices = await db.prisma.notice.findMany({
      where: await shownNotices(db),
      orderBy: noticeOrder(),
      take: ENTRIES,
      include: { attachments: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    })
    const language = fileLanguageOf(request)
    const { site } = await contentIn(language, content).published()
    const address = publicUrl()
    const page = address + pathIn(language, '/news')
    /** A text in another language than the feed says so. */
    const text = (name: string, words: string, attributes: Record<string, string> = {}) => {
      const own = languageOfText(words) ?? language
      const lang = own === language ? {} : { 'xml:lang': own }
      return element(name, { ...attributes, ...lang }, escapeXml(words))
    }
    const entries = notices.map((notice) => {
      const { title, description } = textsIn(language, notice)
      return element('entry', {}, [
        element('id', {}, `urn:uuid:${notice.id}`),
        text('title', title),
        element('published', {}, notice.publishedAt.toISOString()),
        element('updated', {}, lastChange(notice).toISOString()),
        element('link', { rel: 'alternate', type: 'text/html', href: `${page}/${notice.id}` }),
        notice.link ? element('link', { rel: 'related', href: notice.link }) : undefined,
        notice.attachments.map(({ filePath, mediaType, fileName, size }) =>
          element('link', {
            rel: 'enclosure',
            type: mediaType,
            title: fileName,
            length: String(size),
            href: address + attachmentUrl(filePath),
          }),
        ),
        noticeTypes[notice.type].tone === 'neutral' ? undefined : categoryOf(notice.type, language),
        text('content', description, { type: 'text' }),
      ])
    })
    const updated = notices.reduce((latest, notice) => Math.max(latest, lastChange(notice).getTime()), 0)
    const feed = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      element('id', {}, page),
      element('title', {}, escapeXml(said(say`Notices of ${site.name}`, language))),
      element('updated', {}, new Date(updated).toISOString()),
      element('author', {}, element('name', {}, escapeXml(site.name))),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address + request.url }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      entries,
    ])
    return reply
      .headers({
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': PUBLIC_BRIEFLY,
      })
      .send(`<?xml version="1.0" encoding="utf-8"?>\n${feed}\n`)
  })
}

const categoryOf = (type: NoticeType, language: Locale) =>
  element('category', { term: type.toLowerCase(), label: noticeTypes[type][language] })

/** @param content escaped XML. */
function element(name: string, attributes: Record<string, string>, content: Part = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = [content].flat(3).filter((part) => part !== undefined)
  return `<${name}${written.join('')}${inside.length === 0 ? '/>' : `>${inside.join('')}</${name}>`}`
}
