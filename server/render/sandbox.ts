import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { dist, registerStaticFiles } from './static-files.ts'

/** Serves GraphiQL at /sandbox from our own, built files; the same ones in development, where it takes no changes. */
export async function registerSandbox(app: FastifyInstance): Promise<void> {
  const html = await readFile(new URL('client/sandbox/index.html', dist), 'utf8')
  await registerStaticFiles(app, { folder: 'client/sandbox/', prefix: '/sandbox/' })
  app.get('/sandbox', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': withOwnStyles(reply) })
      .type('text/html; charset=utf-8')
      .send(html),
  )
}

/** GraphiQL's editor writes style elements that nobody can hash beforehand. */
function withOwnStyles(reply: FastifyReply): string {
  const policy = String(reply.getHeader('content-security-policy'))
  return policy.replace(/style-src-elem [^;]+/, "style-src-elem 'self' 'unsafe-inline'")
}
