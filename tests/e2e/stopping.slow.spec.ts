import { mkdtemp } from 'node:fs/promises'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { newServerDatabase } from '#tests/support/database/database.ts'
import { randomFrom } from '#tests/support/faults/random.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { testSeed } from '#tests/support/project/seed.ts'
import { copyOfDemo, launchBuiltServer } from '#tests/support/server/built-server.ts'
import { freePort } from '#tests/support/server/free-port.ts'
import { hasNginx, startNginx } from '#tests/support/server/nginx.ts'

// The built server, stopped at random moments under load behind nginx as `deploy/nginx.conf` sets it up. nginx logs each
// connection that the server resets or closes without an answer.

const ROUNDS = Number(process.env.STOP_ROUNDS ?? 5)
/** How long a served round lasts at most. */
const ROUND_MS = 2_500

test.describe.configure({ timeout: 120_000 + ROUNDS * 60_000 })

const url = process.env.TEST_DATABASE_URL
const processes = url === undefined ? ['1'] : ['2']

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
    const random = randomFrom(testSeed)
    const kinds = ['kept look-up', 'new look-up', 'page', 'upload']
    const answered = (kind: string) => answers[`${kind} 200`] ?? 0
    const lookUps = () => answered('new look-up')
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
          await expect.poll(() => kinds.filter((kind) => !answered(kind)), { timeout: 120_000 }).toEqual([])
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
      expect({ round, inOrder, broken }, `TEST_SEED=${testSeed}\n${server.output()}`).toEqual({
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
    // nginx itself answers 502 while nobody listens, a server that is too busy 503.
    const others = Object.keys(answers).filter((answer) => !/ (200|502|503)$/.test(answer))
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

/** How often each answer came to each kind of request: `page 200`, say. */
type AnswerCounts = Record<string, number>

interface Ask {
  kind: string
  path: string
  agent: Agent | false
  headers?: OutgoingHttpHeaders
  body?: string
}

/** Longest pause of a visitor, in milliseconds: nginx lets 100 requests a second through. */
const PAUSE_MS = 500
const EACH = 6

/**
 * Visitors and an admin who look results up, open pages and upload files again and again, on kept and on new connections,
 * until `stop` is called.
 *
 * @param url of a proxy, which always answers.
 * @param answers are counted there.
 * @param cookieOf returns the admin's session once it is there.
 * @returns a function that ends this, and resolves when every request was answered.
 */
function startVisitors({
  url,
  answers,
  cookieOf,
}: {
  url: string
  answers: AnswerCounts
  cookieOf: () => string | undefined
}): () => Promise<void> {
  let stopped = false
  const random = randomFrom(testSeed)
  const visit = async (next: () => Ask | undefined) => {
    while (!stopped) {
      const ask = next()
      if (ask) {
        const key = `${ask.kind} ${await send(url, ask)}`
        answers[key] = (answers[key] ?? 0) + 1
      }
      await wait(random.below(PAUSE_MS))
    }
  }
  const kept = () => new Agent({ keepAlive: true, maxSockets: 1 })
  const agents = Array.from({ length: EACH }, kept)
  const visits = [
    ...agents.map((agent) => visit(() => lookUp('kept look-up', agent))),
    ...agents.map(() => visit(() => lookUp('new look-up', false))),
    ...agents.map((agent) => visit(() => page(agent))),
    ...agents.slice(0, 2).map((agent) => visit(() => upload(agent, cookieOf()))),
  ]
  return async () => {
    stopped = true
    await Promise.all(visits)
    for (const agent of agents) agent.destroy()
  }
}

const json = { 'content-type': 'application/json' }
let number = 0

const lookUp = (kind: string, agent: Agent | false): Ask => ({
  kind,
  path: '/graphql',
  agent,
  headers: json,
  body: JSON.stringify({
    query: '{ examResult(examId: "CEE-MODEL-08", candidateId: "081000") { percentage } }',
  }),
})

/** An address that no cache knows. */
const page = (agent: Agent): Ask => ({ kind: 'page', path: `/results?visit=${number++}`, agent })

const boundary = 'boundary-of-the-parts'

function upload(agent: Agent, cookie: string | undefined): Ask | undefined {
  if (cookie === undefined) return undefined
  const query = `mutation ($file: Upload!) { stageExamResults(file: $file) { __typename } }`
  const exam = `STOP-${number++}`
  const rows = Array.from({ length: 200 }, (_, index) => `${index + 1},${exam},50,,50`)
  const parts = [
    ['name="operations"', JSON.stringify({ query, variables: { file: null } })],
    ['name="map"', '{"0":["variables.file"]}'],
    [
      'name="0"; filename="a.csv"\r\nContent-Type: text/csv',
      ['Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage', ...rows].join('\n'),
    ],
  ]
  return {
    kind: 'upload',
    path: '/graphql',
    agent,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'apollo-require-preflight': 'true',
      cookie,
    },
    body: `${parts.map(([head, text]) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`).join('')}--${boundary}--\r\n`,
  }
}

/** @returns the status of the whole answer, or what broke. */
function send(url: string, { path, agent, headers, body }: Ask): Promise<string> {
  return new Promise((done) => {
    const sent = request(url + path, { method: body === undefined ? 'GET' : 'POST', agent, headers })
    sent.on('response', (answer) => {
      answer.on('error', () => done('broken off'))
      answer.resume().once('end', () => done(String(answer.statusCode)))
    })
    sent.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    sent.end(body)
  })
}
