import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowStyles } from '#server/content-security-policy.ts'
import type { LoadedClient } from './client-bundle.ts'
import { errorPage } from './error-page.ts'
import { findPage, renderPage } from './find-page.ts'
import { KeptPages } from './kept-pages.ts'
import { oneAddress } from './one-address.ts'
import type { RendererOptions } from './renderer.ts'
import { registerSitemap } from './sitemap.ts'
import { registerSocialCards } from './social-cards.ts'

const LOOKS_LIKE_A_FILE = /\.[a-z0-9]{1,8}$/i

interface PagesOptions extends RendererOptions {
  /** Least that is logged of its requests; in development every module of the client is one. */
  logLevel?: 'warn'
  load(request: FastifyRequest): Promise<LoadedClient>
}

/** Answers every address that nothing else of the app claims with the page that the client has for it. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const log = options.logLevel === undefined ? {} : { logLevel: options.logLevel }
  const kept = new KeptPages(options)
  registerSitemap(app, options)
  registerSocialCards(app, async (path, request, reply) => {
    const page = await renderPage({ url: new URL(path, options.publicUrl()), request, reply, ...options })
    return page.status === 200 ? page.card?.() : undefined
  })
  app.get('/*', log, (request, reply) => answer(request, reply, { ...options, kept }))
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions & { kept: KeptPages },
): Promise<FastifyReply> {
  const proper = oneAddress(request.url)
  const url = new URL(proper, options.publicUrl())
  if (LOOKS_LIKE_A_FILE.test(url.pathname)) return reply.code(404).type('text/plain').send('Not found')
  if (proper !== request.url) return reply.redirect(proper, 301)
  // A page of somebody's must not come back at a press of Back once they have signed out.
  reply.header('cache-control', 'private, no-store')
  try {
    const page = await findPage({ url, request, reply, ...options }, options.kept)
    for (const err of page.errors) request.log.error({ err }, 'a page failed to load')
    if (page.status === 404) request.log.warn({ path: url.pathname }, 'unknown address')
    const policy = String(reply.getHeader('content-security-policy'))
    reply
      .code(page.status)
      .headers({ ...page.headers, 'content-security-policy': allowStyles(policy, page.styles) })
    if (page.forEverybody) reply.header('cache-control', 'private, no-cache')
    return await page.body.send(request, reply)
  } catch (err) {
    if (reply.raw.destroyed) return reply.code(499).send()
    request.log.error({ err }, 'a page failed to render')
    return reply.code(500).type('text/html; charset=utf-8').send(errorPage)
  }
}
