import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { dist, registerStaticFiles } from './static-files.ts'

/** Serves GraphiQL at /sandbox from our own, built files; the same ones in development, where it takes no changes. */
export async function registerSandbox(app: FastifyInstance): Promise<void> {
  const html = await readFile(new URL('client/sandbox/index.html', dist), 'utf8')
  await registerStaticFiles(app, { folder: 'client/sandbox/', prefix: '/sandbox/' })
  app.get('/sandbox', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html),
  )
}
