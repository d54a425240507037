import { type AppOptions, createApp } from '#server/app.ts'
import { listen } from '#server/http/listen.ts'
import type { Renderer } from '#server/ssr/renderer.ts'
import type { Resources } from './resources.ts'

/**
 * Serves requests until it is closed.
 *
 * @param o for a worker: who delivers mails, and whether others accept connections.
 */
export async function serve(
  resources: Resources,
  renderer: Renderer,
  o: Pick<AppOptions, 'outboxWorker' | 'othersAccept'> = {},
): Promise<{ port: number; close(): Promise<void> }> {
  const app = await createApp({ ...resources, ...o, renderer })
  const port = await listen(app, resources.env)
  return { port, close: () => app.close() }
}
