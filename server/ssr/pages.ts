import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { availabilityMessages } from '#server/graphql/errors.ts'
import { sendOutage } from '#server/http/busy-page.ts'
import { readersLanguage } from '#server/http/chose-nepali.ts'
import { allowStyles } from '#server/http/content-security-policy.ts'
import { sendPageOrText } from '#server/http/plain-page.ts'
import { NOT_SHARED } from '#server/http/shared-answers.ts'
import { availabilityProblemOf } from '#server/lib/availability-error.ts'
import { TooManyAttempts } from '#server/limits.ts'
import { said, say } from '#server/locales/say.ts'
import { type Locale, localeOf, pathIn } from '#shared/locales.ts'
import { errorPage, notFoundPage } from './error-page.ts'
import { findCard, findPage } from './find-page.ts'
import { registerFormPages } from './form-pages.ts'
import { pageAddressOf, pageInChosenLanguage } from './page-address.ts'
import { PageCache } from './page-cache.ts'
import type { LoadClient, RendererOptions } from './renderer.ts'
import { registerSitemap } from './sitemap.ts'
import { registerSocialCards } from './social-cards.ts'

const LOOKS_LIKE_A_FILE = /\.[a-z0-9]{1,8}$|^\/(files|media)\//i

// Styled by their classes in the client's global style. Buttons: the skip link stays the first link of a page.
const ribbons = {
  sample: (locale: Locale) =>
    `<aside class="sample-ribbon" aria-label="${say`Demo`}" data-no-print><strong>${say`Demo institute: sample content`}</strong> <form action="${pathIn(locale, '/admin/setup')}"><button>${say`Make it yours`}</button></form></aside>`,
  exposed: () =>
    `<aside class="warning-ribbon" aria-label="${say`Demo`}"><strong>${say`Demo institute: sample content.`}</strong> ${say`The passwords of its accounts are public: anybody can sign in as an administrator. Do not enter anything real.`}</aside>`,
  preview: () =>
    `<aside class="warning-ribbon" aria-label="${say`Preview`}"><strong>${say`Preview with drafts.`}</strong> ${say`Only people with this link see it, for an hour.`}</aside>`,
  rehearsal: (locale: Locale, token = '') =>
    `<aside class="warning-ribbon" aria-label="${say`Rehearsal`}" data-rehearsal="${token}"><strong>${say`Rehearsal, not public.`}</strong> ${say`This is the website as after the release.`} <form action="${pathIn(locale, '/rehearsal/end')}"><button>${say`Leave the rehearsal`}</button></form></aside>`,
}

const ribbonOf = (kind: keyof typeof ribbons, locale: Locale, token?: string) =>
  said(ribbons[kind](locale, token), locale)

interface PagesOptions extends RendererOptions {
  /** Lowest level logged for page requests; in development each client module is one. */
  logLevel?: 'warn'
  load: LoadClient
}

/** Serves the client's page for every URL that no other route handles. */
export async function registerPages(app: FastifyInstance, base: PagesOptions): Promise<void> {
  const options: PagesOptions = {
    ...base,
    load: async (request, locale) => {
      const ribbon = await base.demoRibbon()
      const client = await (ribbon ? withRibbon(base.load, ribbonOf(ribbon, locale)) : base.load)(
        request,
        locale,
      )
      client.bundle.setFormats(await base.formats())
      return client
    },
  }
  const log = options.logLevel === undefined ? {} : { logLevel: options.logLevel }
  const cache = new PageCache(options)
  registerSitemap(app, options)
  registerSocialCards(app, options, (path, request, reply) =>
    findCard({ url: new URL(path, options.publicUrl()), request, reply, ...options }, cache),
  )
  app.get('/*', log, (request, reply) => answer(request, reply, { ...options, cache }))
  registerFormPages(app, (request, reply) => answer(request, reply, { ...options, cache }))
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions & { cache: PageCache },
): Promise<FastifyReply> {
  const isPreview = await options.isPreview(request)
  const canonical = canonicalUrl(request.url)
  const url = new URL(canonical, options.publicUrl())
  if (LOOKS_LIKE_A_FILE.test(url.pathname)) {
    const locale = readersLanguage(request)
    return sendPageOrText(request, reply.code(404), { locale, ...notFoundPage(locale), text: 'Not found' })
  }
  if (canonical !== request.url && request.method === 'GET') return reply.redirect(canonical, 301)
  // After signing out, the browser's Back must not show a personal page.
  reply.headers(NOT_SHARED)
  try {
    const chosen = isPreview ? undefined : await pageInChosenLanguage({ ...options, request, url })
    if (chosen !== undefined) return reply.redirect(chosen, 302)
    const shared = isPreview ? undefined : await options.findSharedAnswer(request)
    if (shared?.isKnown) {
      // Browsers take the headers of this answer for those of the page, whose policy has the hashes of its styles.
      reply.removeHeader('content-security-policy')
      return reply
        .code(304)
        .headers(shared.headers({ isTagged: true }))
        .send()
    }
    const rehearsal = isPreview ? undefined : await rehearsalAt(url, request, options)
    const locale = localeOf(url.pathname)
    const ribbon = isPreview
      ? ribbonOf('preview', locale)
      : rehearsal && ribbonOf('rehearsal', locale, rehearsal.token)
    const load = ribbon === undefined ? options.load : withRibbon(options.load, ribbon)
    const as = isPreview ? 'preview' : rehearsal ? 'rehearsal' : 'viewer'
    const page = await findPage({ url, request, reply, ...options, load, as }, options.cache)
    for (const err of page.errors) request.log.error({ err }, 'a page failed to load')
    // Without errors the page itself says which of its parts is missing.
    const isAway = page.status === 503 && page.errors.length > 0
    if (isAway) return sendOutage(request, reply, availabilityMessages.away)
    if (isPreview) allowPreview(reply)
    if (rehearsal) reply.header('x-robots-tag', 'noindex, nofollow')
    const policy = String(reply.getHeader('content-security-policy'))
    reply
      .code(page.status)
      .headers({ ...page.headers, 'content-security-policy': allowStyles(policy, page.styles) })
    if (shared && page.shareable)
      reply.headers(shared.headers({ isTagged: page.shareable === 'until a change' }))
    return await page.body.send(request, reply)
  } catch (err) {
    if (err instanceof TooManyAttempts) throw err
    if (reply.raw.destroyed) return reply.code(499).send()
    request.log.error({ err }, 'a page failed to render')
    const outage = availabilityProblemOf(err)
    if (outage) return sendOutage(request, reply, availabilityMessages[outage])
    return reply
      .code(500)
      .type('text/html; charset=utf-8')
      .send(errorPage(localeOf(url.pathname)))
  }
}

/** Pages of accounts and for signed-in people are never rehearsed: staff work on while they look, and links are used. */
async function rehearsalAt(
  url: URL,
  request: FastifyRequest,
  { load, rehearsalOf, budgetOf }: PagesOptions,
): Promise<{ token: string } | undefined> {
  const rehearsal = await rehearsalOf(request)
  if (!rehearsal) return undefined
  const { bundle } = await load(request, localeOf(url.pathname))
  const { isRehearsable } = await pageAddressOf(bundle, { url, request, budgetOf })
  return isRehearsable ? rehearsal : undefined
}

/** Adds a ribbon to every page, above the client's content. */
function withRibbon(load: LoadClient, ribbon: string): LoadClient {
  return async (request, locale) => {
    const client = await load(request, locale)
    return { ...client, template: client.template.replace('<body>', `<body>${ribbon}`) }
  }
}

/** The form of the content shows it in a frame. No search engine keeps it. */
function allowPreview(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
  })
}

/**
 * The canonical form of a URL: no trailing or double slashes, no capitals in the path. Search engines would index
 * other forms as separate pages.
 *
 * @param address path and query as the browser sent them.
 */
function canonicalUrl(address: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
  const normalized = path
    .replace(/[/\\]{2,}/g, '/')
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return (normalized.replace(/\/$/, '') || '/') + query
}
