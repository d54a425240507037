import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileLanguageOf } from '#server/graphql/language.ts'
import { escapeXml } from '#server/lib/escape-xml.ts'
import { said, say } from '#server/locales/say.ts'
import { withNepaliDigits } from '#shared/digits.ts'
import { localeOf, pathIn } from '#shared/locales.ts'
import { choseNepali } from './chose-nepali.ts'
import { acceptsHtml, sendPageOrText } from './plain-page.ts'

/** Seconds after which a page is reloaded at the latest. */
const MAX_REFRESH_AFTER = 60
/** Seconds after which an outage may be over. */
const RETRY_OUTAGE_AFTER = 5

/**
 * Answers 429 with Retry-After in the form that the client accepts.
 *
 * @param retryAfter seconds.
 */
export function sendTooManyRequests(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, retryAfter }: { message: string; retryAfter: number },
): FastifyReply {
  const refreshAfter = Math.min(retryAfter, MAX_REFRESH_AFTER)
  return sendBusy(request, reply, { status: 429, reason: message, retryAfter, refreshAfter })
}

/** Answers 503 with Retry-After in the form that the client accepts. */
export function sendOutage(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  return sendBusy(request, reply, {
    status: 503,
    reason: message,
    retryAfter: RETRY_OUTAGE_AFTER,
    refreshAfter: RETRY_OUTAGE_AFTER,
  })
}

interface Busy {
  status: number
  reason: string
  /** For clients that accept no HTML; otherwise the reason. */
  text?: string
  /** Seconds. */
  retryAfter: number
  refreshAfter: number
}

/**
 * Answers with Retry-After. Browsers get a page, without scripts, that reloads its own URL, which contains the entered
 * candidate ID.
 */
export function sendBusy(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, reason, text = reason, retryAfter, refreshAfter }: Busy,
): FastifyReply {
  const url = nextUrl(request)
  const locale = localeOf(url) === 'ne' ? 'ne' : fileLanguageOf(request)
  const inDigits = (text: string) => (locale === 'ne' ? withNepaliDigits(text) : text)
  const words = (message: string) => inDigits(said(message, locale))
  // A submitted form must not be submitted again automatically.
  const refreshes = request.method === 'GET'
  if (refreshes && acceptsHtml(request))
    reply.header('refresh', url === request.url ? refreshAfter : `${refreshAfter}; url=${url}`)
  // By itself: digits beside the tags around it would stay.
  const candidate = inDigits(candidateIn(url))
  const isKept =
    candidate === '' ? say`Nothing is lost.` : say`Your Candidate ID <b>${candidate}</b> is kept.`
  const again =
    refreshAfter === 1
      ? say`This page tries again by itself in 1 second.`
      : say`This page tries again by itself in ${refreshAfter} seconds.`
  const next = refreshes
    ? `<p>${words(`${again} ${isKept}`)}</p>
      <p><a href="${escapeXml(url)}">${words(say`Try again now`)}</a></p>`
    : `<p>${words(say`Nothing was changed. Please go back and send it again in a moment.`)}</p>`
  const body = `<p>${escapeXml(words(reason))}</p>
      ${next}`
  reply.code(status).headers({ 'cache-control': 'no-store', 'retry-after': retryAfter })
  return sendPageOrText(request, reply, {
    locale,
    title: words(say`One moment please`),
    body,
    text: said(text, locale),
  })
}

/** Where the page leads by itself who chose Nepali. Asked again, it would not know that they came from elsewhere. */
function nextUrl(request: FastifyRequest): string {
  const { routeOptions, url } = request
  // Addresses without a route of their own are pages.
  const isPage = (routeOptions.url ?? '/*') === '/*'
  return isPage && choseNepali(request) ? pathIn('ne', url) : url
}

/** The entered candidate ID as HTML; empty without one. */
const candidateIn = (url: string) =>
  escapeXml(new URLSearchParams(url.split('?')[1]).get('candidate')?.trim() ?? '')
