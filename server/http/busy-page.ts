import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeXml } from '#server/lib/escape-xml.ts'
import { withNepaliDigits } from '#shared/digits.ts'
import { localeOf } from '#shared/locales.ts'
import { type BusyReason, busyWords } from './busy-page-words.ts'

/** Seconds after which a page is reloaded at the latest. */
const MAX_REFRESH_AFTER = 60

export const acceptsHtml = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true

/**
 * Answers 429 with Retry-After in the form that the client accepts.
 *
 * @param o.retryAfter seconds.
 */
export function sendTooManyRequests(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, retryAfter }: { message: string; retryAfter: number },
): FastifyReply {
  reply.code(429).header('cache-control', 'no-store').header('retry-after', retryAfter)
  return acceptsHtml(request)
    ? sendBusyPage(request, reply, {
        why: 'limit',
        reason: message,
        refreshAfter: Math.min(retryAfter, MAX_REFRESH_AFTER),
      })
    : reply.type('text/plain; charset=utf-8').send(message)
}

/** Seconds after which an outage may be over. */
const RETRY_OUTAGE_AFTER = 5

/** Answers 503 with Retry-After in the form that the client accepts. */
export function sendOutage(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  reply.code(503).header('cache-control', 'no-store').header('retry-after', RETRY_OUTAGE_AFTER)
  return acceptsHtml(request)
    ? sendBusyPage(request, reply, { why: 'outage', reason: message, refreshAfter: RETRY_OUTAGE_AFTER })
    : reply.type('text/plain; charset=utf-8').send(message)
}

/** Sends a page, without scripts, that reloads its own URL, which contains the entered candidate ID. */
export function sendBusyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { why, reason, refreshAfter }: { why: BusyReason; reason: string; refreshAfter: number },
): FastifyReply {
  // A submitted form must not be submitted again automatically.
  const refreshes = request.method === 'GET'
  if (refreshes) reply.header('refresh', refreshAfter)
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    })
    .send(busyPage({ url: request.url, why, reason, ...(refreshes && { refreshAfter }) }))
}

function busyPage({
  url,
  why,
  reason,
  refreshAfter,
}: {
  url: string
  why: BusyReason
  reason: string
  refreshAfter?: number
}): string {
  const locale = localeOf(url)
  const words = busyWords[locale]
  const typed = new URLSearchParams(url.split('?')[1]).get('candidate')?.trim()
  const candidate = typed && (locale === 'ne' ? withNepaliDigits(typed) : typed)
  const hint =
    refreshAfter === undefined
      ? words.sendAgain
      : words.tryingAgain(refreshAfter, candidate ? escapeXml(candidate) : undefined)
  const link = refreshAfter === undefined ? '' : `\n    <p><a href="${escapeXml(url)}">${words.now}</a></p>`
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${words.title}</title>
  </head>
  <body style="max-width: 34rem; margin: 20vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
    <h1>${words.title}</h1>
    <p>${escapeXml(words.reason(why, reason))}</p>
    <p>${hint}</p>${link}
  </body>
</html>
`
}
