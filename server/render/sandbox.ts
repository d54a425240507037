import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { dist, registerStaticFiles } from './static-files.ts'

/** Serves GraphiQL at /sandbox from our own, built files; the same ones in development, where it takes no changes. */
export async function registerSandbox(app: FastifyInstance): Promise<void> {
  const html = await readFile(new URL('client/sandbox/index.html', dist), 'utf8')
  await registerStaticFiles(app, { folder: 'client/sandbox/', prefix: '/sandbox/' })
  app.get('/sandbox', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': ofTheEditor(reply) })
      .type('text/html; charset=utf-8')
      .send(html),
  )
}

/** GraphiQL's editor writes style elements that nobody can hash beforehand, carries a font in them, and thinks in workers. */
function ofTheEditor(reply: FastifyReply): string {
  const own = {
    'style-src-elem': "'self' 'unsafe-inline'",
    'font-src': "'self' data:",
    'worker-src': "'self' blob:",
  }
  return Object.entries(own).reduce(
    (policy, [directive, sources]) =>
      policy.replace(new RegExp(`${directive} [^;]+`), `${directive} ${sources}`),
    String(reply.getHeader('content-security-policy')),
  )
}
