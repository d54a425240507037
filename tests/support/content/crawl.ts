import { readPdf } from '#tests/support/files/read-pdf.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'

/** A page or a file as it was answered. */
export interface Found {
  path: string
  type: string
  /** Everything that is written in it: HTML with attributes and state, the text of a PDF. */
  source: string
  /** What a reader sees of a page. */
  text: string
}

const isStatic = /^\/(assets|fonts|sandbox)\//

/** Opens the given addresses and everything of the same site that they lead to, as whoever the client is. */
export async function crawl(client: ApiClient, from: Iterable<string>): Promise<Found[]> {
  const waiting = [...from]
  const known = new Set(waiting)
  const found: Found[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await client.fetch(path)
    const to = answer.headers.get('location')
    const one = await read(path, answer)
    found.push(one)
    for (const link of [...linksIn(one), ...(to ? [to] : [])]) {
      const url = new URL(link, `http://site.invalid${path}`)
      const next = url.pathname + url.search
      const isOurs = url.hostname === 'site.invalid' || url.hostname === 'localhost'
      if (!isOurs || known.has(next) || isStatic.test(next)) continue
      known.add(next)
      waiting.push(next)
    }
  }
  return found
}

async function read(path: string, answer: Response): Promise<Found> {
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (answer.status >= 500) throw new Error(`${path} is answered with ${answer.status}`)
  if (type === 'application/pdf') {
    const text = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).join('\n')
    return { path, type, source: text, text }
  }
  if (type.startsWith('image/')) {
    await answer.arrayBuffer()
    return { path, type, source: '', text: '' }
  }
  const source = unescaped(await answer.text())
  return { path, type, source, text: type === 'text/html' ? textOf(source) : source }
}

/** Of pages: links, forms and social cards. Of a sitemap or feed: addresses. */
function linksIn({ type, source }: Found): string[] {
  if (!/html|xml/.test(type)) return []
  const links = source.matchAll(
    /(?:href|action|content|src)="((?:https?:\/\/|\/)[^"\s]*)"|<loc>(.*?)<\/loc>/g,
  )
  return Array.from(links, ([, attribute, location]) => attribute ?? location ?? '')
}

function unescaped(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;|\\"/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
}
