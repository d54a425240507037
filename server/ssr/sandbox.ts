import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { plainPage } from '#server/http/plain-page.ts'
import type { RendererOptions } from './renderer.ts'
import { dist, registerStaticFiles } from './static-files.ts'

/** The page for viewers who may not open the sandbox. */
const sandboxRefusal = plainPage({
  locale: 'en',
  title: 'API sandbox',
  body: `<p>Only signed-in staff may explore the API of this site. <a href="/auth">Log in</a> as a teacher or an administrator, then <a href="/sandbox">open the sandbox again</a>.</p>`,
})

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
