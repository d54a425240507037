import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales, pathIn } from '#shared/locales.ts'

/** Pages with a form that is posted to them without JavaScript: look-ups with a second secret, and the set-up. */
const FORM_PAGES = ['/results', '/student/results', '/setup', '/admin/setup'].flatMap((path) =>
  locales.map((locale) => pathIn(locale, path)),
)
const FORM_TYPE = 'application/x-www-form-urlencoded'
const MAX_BODY_BYTES = 10_000

/** Answers a posted form with the page, as its client-side action would. */
export function registerFormPages(
  app: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.register(async (pages) => {
    pages.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    )
    for (const path of FORM_PAGES) pages.post(path, answer)
  })
}

/** The posted form of a page request, for the renderer. */
export function formOf({ method, body }: FastifyRequest): RequestInit {
  if (method !== 'POST') return {}
  return { method, body: typeof body === 'string' ? body : '', headers: { 'content-type': FORM_TYPE } }
}
