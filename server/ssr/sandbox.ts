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

/** GraphiQL's styles embed its fonts. */
function editorPolicy(reply: FastifyReply): string {
  return String(reply.getHeader('content-security-policy')).replace(/font-src [^;]+/, "font-src 'self' data:")
}
