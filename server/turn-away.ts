import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EndOfHead, headerLines } from './lib/end-of-head.ts'
import { escapeXml } from './lib/escape-xml.ts'

const MESSAGE = 'Very many people are asking right now. Please try again in a moment.'
/** Seconds; not the same for everybody, or all would come back at once. */
const RETRY_AFTER = { least: 2, most: 6 }
const REFRESH_AFTER = { least: 5, most: 15 }

const body = JSON.stringify({ errors: [{ message: MESSAGE, extensions: { code: 'UNAVAILABLE' } }] })
const JSON_TYPE = 'application/json; charset=utf-8'
const STATUS = 'HTTP/1.1 503 Service Unavailable\r\n'

/**
 * Refuses whoever asks the API, before the app and as cheaply as can be: past capacity, what a refusal costs is missing
 * for answers. So it is ready made, and it has no line and no id of its own in the log.
 */
export class Refusals {
  /** Names and values by turns, one list for each time to come back. */
  readonly #headers: string[][]
  /** The same as they go over the line, from the status to the last of them. */
  readonly #heads: string[]
  readonly #end: EndOfHead

  /**
   * @param headers of every answer: names and values by turns.
   * @param o.keepAliveS seconds for which a connection is kept for the next request.
   */
  constructor(headers: readonly string[], o: { keepAliveS: number }) {
    const { least, most } = RETRY_AFTER
    this.#headers = Array.from({ length: most - least + 1 }, (_, more) => [
      ...headers,
      ...['content-type', JSON_TYPE],
      ...['content-length', `${body.length}`],
      ...['retry-after', `${least + more}`],
    ])
    this.#heads = this.#headers.map((all) => STATUS + headerLines(all))
    this.#end = new EndOfHead(o)
  }

  answer(response: ServerResponse): void {
    response.writeHead(503, oneOf(this.#headers))
    response.end(body, 'latin1')
  }

  /** The same as it goes over the line: one byte a character. */
  whole(): string {
    return oneOf(this.#heads) + this.#end.text() + body
  }
}

function oneOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T
}

/** Answers 503 as cheaply as can be, in the form that the client understands: nothing was done, and when to come back. */
export function turnAway(request: FastifyRequest, reply: FastifyReply): void {
  reply.code(503).header('cache-control', 'no-store').header('retry-after', someOf(RETRY_AFTER))
  if (request.url.startsWith('/graphql')) {
    reply.type(JSON_TYPE).send(body)
    return
  }
  if (!request.headers.accept?.includes('text/html')) {
    reply.type('text/plain; charset=utf-8').send(MESSAGE)
    return
  }
  // A form that was posted must not be posted again by itself.
  const again = request.method === 'GET' ? someOf(REFRESH_AFTER) : undefined
  if (again !== undefined) reply.header('refresh', again)
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    })
    .send(busyPage(request.url, again))
}

function someOf({ least, most }: { least: number; most: number }): number {
  return least + Math.floor(Math.random() * (most - least + 1))
}

/** The page without scripts. Its address holds what was typed, so that loading it again asks the same again. */
function busyPage(url: string, again: number | undefined): string {
  const candidate = new URLSearchParams(url.split('?')[1]).get('candidate')?.trim()
  const typed = candidate ? ` Your Candidate ID <b>${escapeXml(candidate)}</b> is kept.` : ' Nothing is lost.'
  const hint =
    again === undefined
      ? 'Nothing was changed. Please go back and send it again in a moment.'
      : `This page tries again by itself in ${again} seconds.${typed}`
  const link = again === undefined ? '' : `\n    <p><a href="${escapeXml(url)}">Try again now</a></p>`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>One moment please</title>
  </head>
  <body style="max-width: 34rem; margin: 20vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
    <h1>One moment please</h1>
    <p>Very many people are looking right now.</p>
    <p>${hint}</p>${link}
  </body>
</html>
`
}
