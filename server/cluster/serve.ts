import { createApp } from '#server/app.ts'
import type { Services } from '#server/graphql/context.ts'
import { listen } from '#server/http/listen.ts'
import type { Renderer } from '#server/ssr/renderer.ts'
import type { Resources } from './resources.ts'
import type { Running } from './running.ts'

/**
 * Serves requests until stopped, then also closes the database.
 *
 * @param o.outboxWorker delivers mails, if another process does.
 */
export async function serve(
  resources: Resources,
  renderer: Renderer,
  o: { outboxWorker?: Services['outboxWorker'] } = {},
): Promise<Running & { port: number }> {
  const { env, db } = resources
  const app = await createApp({ ...resources, ...o, renderer })
  const port = await listen(app, env)
  return {
    port,
    async stop() {
      await app.close()
      await db.close()
    },
  }
}
