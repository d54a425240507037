import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RendererOptions } from './renderer.ts'
import { sandboxRefusal } from './sandbox-refusal.ts'
import { dist, registerStaticFiles } from './static-files.ts'

/** Serves GraphiQL at /sandbox from built files, in development as well. */
export async function registerSandbox(
  app: FastifyInstance,
  { mayOpenSandbox }: Pick<RendererOptions, 'mayOpenSandbox'>,
): Promise<void> {
  const html = await readFile(new URL('client/sandbox/index.html', dist), 'utf8')
  await registerStaticFiles(app, { folder: 'client/sandbox/', prefix: '/sandbox/' })
  app.get('/sandbox', async (request, reply) => {
    if (!(await mayOpenSandbox(request, reply)))
      return reply
        .code(403)
        .header('cache-control', 'private, no-store')
        .type('text/html; charset=utf-8')
        .send(sandboxRefusal)
    return reply
      .headers({ 'cache-control': 'private, no-cache', 'content-security-policy': editorPolicy(reply) })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/**
 * GraphiQL's editor inserts style elements that cannot be hashed in advance, embeds a font in them, and uses workers.
 */
function editorPolicy(reply: FastifyReply): string {
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
