import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import { nonceOf } from '#server/page-nonce.ts'
import type { LoadedClient } from './client-bundle.ts'
import { errorPage } from './error-page.ts'
import { oneAddress } from './one-address.ts'
import type { RendererOptions } from './renderer.ts'
import { registerSitemap } from './sitemap.ts'
import { registerSocialCards } from './social-cards.ts'

const RENDER_TIMEOUT_MS = 15_000
const LOOKS_LIKE_A_FILE = /\.[a-z0-9]{1,8}$/i

interface PagesOptions extends RendererOptions {
  /** Least that is logged of its requests; in development every module of the client is one. */
  logLevel?: 'warn'
  load(request: FastifyRequest): Promise<LoadedClient>
}

/** Answers every address that nothing else of the app claims with the page that the client has for it. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const log = options.logLevel === undefined ? {} : { logLevel: options.logLevel }
  registerSitemap(app, options)
  registerSocialCards(app, async (path, request, reply) => {
    const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS)
    const page = await renderPage(new URL(path, options.publicUrl()), { request, reply, signal, ...options })
    return page.status === 200 ? page.card?.() : undefined
  })
  app.get('/*', log, (request, reply) => answer(request, reply, options))
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> {
  const proper = oneAddress(request.url)
  const url = new URL(proper, options.publicUrl())
  if (LOOKS_LIKE_A_FILE.test(url.pathname)) return reply.code(404).type('text/plain').send('Not found')
  if (proper !== request.url) return reply.redirect(proper, 301)

  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(RENDER_TIMEOUT_MS)])
  // A page of somebody's must not come back at a press of Back once they have signed out.
  reply.header(
    'cache-control',
    request.headers.cookie === undefined ? 'private, no-cache' : 'private, no-store',
  )
  try {
    const page = await renderPage(url, { request, reply, signal, ...options })
    for (const err of page.errors) request.log.error({ err }, 'a page failed to load')
    if (page.status === 404) request.log.warn({ path: url.pathname }, 'unknown address')
    return reply.code(page.status).headers(page.headers).send(page.html)
  } catch (err) {
    if (gone.signal.aborted) return reply.code(499).send()
    request.log.error({ err }, 'a page failed to render')
    return reply.code(500).type('text/html; charset=utf-8').send(errorPage)
  }
}

interface PageRequest extends Pick<PagesOptions, 'load' | 'execute'> {
  request: FastifyRequest
  reply: FastifyReply
  signal: AbortSignal
}

async function renderPage(url: URL, { request, reply, signal, load, execute }: PageRequest) {
  const { bundle, template, preloadTags } = await load(request)
  return bundle.render(new Request(url, { headers: headersOf(request), signal }), {
    execute: async (operation) => (await execute(request, reply, operation)) as FormattedExecutionResult,
    template,
    nonce: nonceOf(reply.raw),
    ...(preloadTags && { preloadTags }),
  })
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
