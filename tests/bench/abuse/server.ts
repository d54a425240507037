/**
 * A program that serves the built pages and the API with demo content, and sends its parent an `AbusedServer`; afterwards, for
 * each name of a caller that it gets, a new access token of that caller. It stops at SIGTERM.
 */
import { seedDemo } from '#prisma/seed.ts'
import { productionRenderer } from '#server/ssr/production.ts'
import { callers, tokenMaker } from '#tests/support/people/callers.ts'
import { oneOfEach } from '#tests/support/people/one-of-each.ts'
import { testApp } from '#tests/support/server/api.ts'
import { routesOf } from '#tests/support/server/routes.ts'

export interface AbusedServer {
  url: string
  callers: string[]
  routes: string[]
  notices: string[]
  files: Record<string, string>
  documents: readonly string[]
}

const renderer = await productionRenderer({ sandbox: true })
const settings = { NODE_ENV: 'development', TRUST_PROXY: 'on', LOOK_UPS_PER_HOUR: '0', CLIENT_BUDGET: '15' }
const app = await testApp({ renderer, settings, leaseMs: 1_000 })
await seedDemo(app)
const files = { ...(await oneOfEach(app)) }
const notices = await app.db.prisma.notice.findMany({ where: { isActive: true }, select: { id: true } })
const tokenOf = tokenMaker(app)
process.on('message', async (name: string) => {
  const token = await tokenOf(callers[name] ?? {})
  // Sessions of the tests last a minute.
  await app.db.pool.query(
    "UPDATE sessions SET expires_at = now() + interval '1 day' WHERE expires_at > now()",
  )
  process.send?.({ token: token ?? null })
})
// The channel to the parent would keep the process running.
process.once('SIGTERM', () => void app.close().finally(() => process.connected && process.disconnect()))
const said: AbusedServer = {
  url: app.url,
  callers: Object.keys(callers),
  routes: [...routesOf(app.app)]
    .filter(([, methods]) => methods.includes('GET') || methods.includes('POST'))
    .map(([path]) => path),
  notices: notices.map(({ id }) => id),
  files,
  documents: renderer.documents,
}
process.send?.(said)
