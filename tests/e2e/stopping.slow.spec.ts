import { randomInt } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { newServerDatabase } from '#tests/support/database/database.ts'
import { randomFrom } from '#tests/support/faults/random.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type AnswerCounts, startVisitors } from '#tests/support/http/visitors.ts'
import { copyOfDemo, launchBuiltServer } from '#tests/support/server/built-server.ts'
import { freePort } from '#tests/support/server/free-port.ts'
import { hasNginx, startNginx } from '#tests/support/server/nginx.ts'

// The built server, stopped at random moments under load behind nginx as `deploy/nginx.conf` sets it up. nginx logs each
// connection that the server resets or closes without an answer.

const ROUNDS = Number(process.env.STOP_ROUNDS ?? 5)
/** How long a served round lasts at most. */
const ROUND_MS = 2_500

// What one moment in many brings about must not be hidden by a second try.
test.describe.configure({ timeout: 120_000 + ROUNDS * 60_000, retries: 0 })

/** Of the last failure, to see it again. */
const seed = Number(process.env.STOP_SEED ?? randomInt(1e6))

const url = process.env.TEST_DATABASE_URL
const processes = url === undefined ? ['1', '2'] : ['2']

// Without nginx, the stops in workers.spec.ts are what is tried.
for (const count of hasNginx ? processes : []) {
  test(`${ROUNDS} stops of ${count} processes at random moments reset no connection`, async () => {
    const database = url === undefined ? undefined : await newServerDatabase(url)
    const dataDir = database ? await mkdtemp(join(tmpdir(), 'pravesh-stopping-')) : await copyOfDemo()
    const port = await freePort()
    const nginx = await startNginx([port])
    const settings = {
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      TRUST_PROXY: 'on',
      WEB_CONCURRENCY: count,
      ...(database && { DATABASE_URL: database.databaseUrl }),
    }
    const answers: AnswerCounts = {}
    const random = randomFrom(seed)
    const lookUps = () => answers['new look-up 200'] ?? 0
    let cookie: string | undefined
    const serveAndStop = async (round: number) => {
      const before = lookUps()
      const server = launchBuiltServer(settings)
      const stopVisitors = startVisitors({ url: nginx.url, answers, cookieOf: () => cookie })
      try {
        // Every fourth time during the start.
        if (round % 4 === 3) await wait(1_000 + random.below(ROUND_MS))
        else {
          await expect.poll(lookUps, { timeout: 120_000 }).toBeGreaterThan(before)
          // A session's token is good for 15 minutes.
          if (round % 20 === 0) cookie = await signIn(nginx.url)
          await wait(random.below(ROUND_MS))
        }
        server.process.kill('SIGTERM')
        await server.closed
      } finally {
        server.process.kill('SIGKILL')
        await stopVisitors()
      }
      const { exitCode, signalCode } = server.process
      // Before its first line Node itself handles the signal.
      const inOrder = exitCode === 0 || (signalCode === 'SIGTERM' && server.output() === '')
      const broken = (await nginx.upstreamErrors()).filter((line) => !line.includes('Connection refused'))
      expect({ round, inOrder, broken }, `STOP_SEED=${seed}\n${server.output()}`).toEqual({
        round,
        inOrder: true,
        broken: [],
      })
    }
    try {
      for (let round = 0; round < ROUNDS; round++) await serveAndStop(round)
    } finally {
      await nginx.stop()
      await removeFolder(dataDir)
      await database?.remove()
    }
    test.info().annotations.push({ type: 'answers', description: JSON.stringify(answers) })
    for (const kind of ['kept look-up', 'new look-up', 'page', 'upload'])
      expect(answers[`${kind} 200`], kind).toBeGreaterThan(0)
    // nginx itself answers 502 while nobody listens.
    const others = Object.keys(answers).filter((answer) => !/ (200|502)$/.test(answer))
    expect(others).toEqual([])
  })
}

async function signIn(site: string): Promise<string> {
  const query = 'mutation { signIn(email: "admin@demo.example", password: "result-day-2026") { __typename } }'
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${site}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
