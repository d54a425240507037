import { createApp } from '#server/app.ts'
import type { Services } from '#server/context.ts'
import { listen } from '#server/listen.ts'
import type { Parts } from '#server/parts.ts'
import { createRenderer } from '#server/render/renderer.ts'
import type { Running } from './running.ts'

/**
 * Answers requests, until stopped; what it was given is closed with it.
 *
 * @param o.post who delivers mails, if it is another process.
 */
export async function serve(
  parts: Parts,
  o: { development?: boolean; post?: Services['post'] } = {},
): Promise<Running & { port: number }> {
  const { env, db } = parts
  const renderer = await createRenderer({ development: o.development ?? false, sandbox: env.sandbox })
  const app = await createApp({ ...parts, renderer, ...(o.post && { post: o.post }) })
  const port = await listen(app, env)
  return {
    port,
    async stop() {
      await app.close()
      await db.close()
    },
  }
}
