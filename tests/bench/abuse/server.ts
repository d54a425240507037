/**
 * A program that serves the built pages and the API with demo content, and prints one line of JSON: its address, a token of
 * every kind of caller, its routes and the addresses of some records. It stops at SIGTERM.
 */
import { seedDemo } from '#prisma/seed.ts'
import { createRenderer } from '#server/ssr/renderer.ts'
import { testApp } from '#tests/support/api.ts'
import { callers, tokenMaker } from '#tests/support/callers.ts'
import { oneOfEach } from '#tests/support/one-of-each.ts'
import { routesOf } from '#tests/support/routes.ts'

export interface AbusedServer {
  url: string
  tokens: Record<string, string | null>
  routes: string[]
  notices: string[]
  files: Record<string, string>
  documents: readonly string[]
}

const renderer = await createRenderer({ development: false, sandbox: true })
const settings = { NODE_ENV: 'development', TRUST_PROXY: 'on', LOOK_UPS_PER_HOUR: '0', CLIENT_BUDGET: '15' }
const app = await testApp({ renderer, settings, leaseMs: 1_000 })
await seedDemo(app)
const files = { ...(await oneOfEach(app)) }
const notices = await app.db.prisma.notice.findMany({ where: { isActive: true }, select: { id: true } })
const tokenOf = tokenMaker(app)
const tokens: AbusedServer['tokens'] = {}
for (const [name, caller] of Object.entries(callers)) tokens[name] = (await tokenOf(caller)) ?? null
// Sessions of the tests last a minute; these must last for the whole run.
await app.db.pool.query("UPDATE sessions SET expires_at = now() + interval '1 day' WHERE expires_at > now()")
process.once('SIGTERM', () => void app.close())
const said: AbusedServer = {
  url: app.url,
  tokens,
  routes: [...routesOf(app.app)]
    .filter(([, methods]) => methods.includes('GET') || methods.includes('POST'))
    .map(([path]) => path),
  notices: notices.map(({ id }) => id),
  files,
  documents: renderer.documents,
}
process.stdout.write(`${JSON.stringify(said)}\n`)
