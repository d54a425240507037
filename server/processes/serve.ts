import { createApp } from '#server/app.ts'
import type { Services } from '#server/context.ts'
import { listen } from '#server/listen.ts'
import type { Parts } from '#server/parts.ts'
import type { Renderer } from '#server/render/renderer.ts'
import type { Running } from './running.ts'

/**
 * Answers requests, until stopped; what it was given is closed with it.
 *
 * @param o.post who delivers mails, if it is another process.
 */
export async function serve(
  parts: Parts,
  renderer: Renderer,
  o: { post?: Services['post'] } = {},
): Promise<Running & { port: number }> {
  const { env, db } = parts
  const app = await createApp({ ...parts, ...o, renderer })
  const port = await listen(app, env)
  return {
    port,
    async stop() {
      await app.close()
      await db.close()
    },
  }
}
