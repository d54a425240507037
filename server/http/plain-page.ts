import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#shared/locales.ts'

interface PlainPage {
  locale: Locale
  title: string
  /** HTML below the heading. */
  body: string
}

/** A page that needs nothing of the client, and that search engines do not keep. */
export function plainPage({ locale, title, body }: PlainPage): string {
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
  </head>
  <body style="max-width: 34rem; margin: 20vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`
}

export const acceptsHtml = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true

/** Sends a page to clients that accept HTML, its text to all others. */
export function sendPageOrText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, ...page }: PlainPage & { text: string },
): FastifyReply {
  if (!acceptsHtml(request)) return reply.type('text/plain; charset=utf-8').send(text)
  return reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
    .type('text/html; charset=utf-8')
    .send(plainPage(page))
}
