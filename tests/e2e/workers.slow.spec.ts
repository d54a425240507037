import { mkdtemp, readdir } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newServerDatabase } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type RunningServer, runBuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { steadyClients } from '#tests/support/server/steady-clients.ts'

// The built server as several processes, on one database and data folder from test to test.

test.describe.configure({ mode: 'serial', timeout: 600_000 })
/** Every poll here waits for a process that starts or ends, or for work of one. */
const poll = expect.configure({ timeout: 120_000 }).poll

const serverUrl = process.env.TEST_DATABASE_URL
test.skip(!serverUrl, 'the embedded database has one process')

let dataDir: string
let database: Awaited<ReturnType<typeof newServerDatabase>>
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pravesh-workers-'))
  database = await newServerDatabase(serverUrl ?? '')
})
test.afterAll(async () => {
  await removeFolder(dataDir)
  await database.remove()
})

test('two processes serve; one that is killed is replaced, and a stop under load fails nobody', async () => {
  const server = await startTwo()
  try {
    await poll(() => workersOf(server)).toHaveLength(2)
    const clients = steadyClients(server.url, 20)
    await poll(() => clients.answers).toBeGreaterThan(500)
    expect(clients.failed).toEqual([])
    // All but those whose answer has just gone out; one worker alone has had about half.
    const answered = clients.answers
    expect(await requestsMeasured(server)).toBeGreaterThan(answered - 50)

    await askForMail(server.url)
    await poll(() => mailsIn(dataDir)).toBe(1)
    expect(lines(server, /mail delivered/)).toHaveLength(1)

    const [first = 0] = workersOf(server)
    // In order: it finishes its requests, and its clients go on with the other one.
    process.kill(first, 'SIGTERM')
    await poll(() => workersOf(server)).toHaveLength(3)
    expect(clients.failed).toEqual([])

    clients.lastCall = true
    await server.stop()
    await clients.ended
    expect(clients.failed).toEqual([])
    expect(workersOf(server).filter(isAlive)).toEqual([])
    expect(lines(server, /Pravesh is ready/)).toHaveLength(1)
  } finally {
    server.process.kill('SIGKILL')
  }
})

test('a worker that hangs and is killed leaves nobody without an answer', async () => {
  const ASKED = 20
  const server = await startTwo()
  try {
    await poll(() => workersOf(server)).toHaveLength(2)
    const [first = 0] = workersOf(server)
    process.kill(first, 'SIGSTOP')
    let settled = 0
    for (let count = 0; count < ASKED; count++) {
      // Not fetch, which tries again by itself.
      const sent = get(`${server.url}/healthz`, { agent: false }, (answer) => answer.resume())
      // Cut off is an end as well.
      sent.on('error', () => {}).on('close', () => settled++)
    }
    // The other one has answered what it got.
    await poll(() => settled).toBeGreaterThan(5)
    process.kill(first, 'SIGKILL')
    await poll(() => settled).toBe(ASKED)
    await poll(() => workersOf(server)).toHaveLength(3)
    await server.stop()
  } finally {
    server.process.kill('SIGKILL')
  }
})

test('workers do not outlive a primary that is killed', async () => {
  const server = await startTwo()
  await poll(() => workersOf(server)).toHaveLength(2)
  server.process.kill('SIGKILL')
  await poll(() => workersOf(server).filter(isAlive)).toEqual([])
})

test('what keeps the first worker from starting is said once', async () => {
  const other = createServer()
  await new Promise<void>((done) => {
    other.listen(0, '127.0.0.1', done)
  })
  const address = other.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  try {
    const { code, errors } = await runBuiltServer({
      DATA_DIR: dataDir,
      DATABASE_URL: database.databaseUrl,
      WEB_CONCURRENCY: '2',
      PORT: String(port),
      HOST: '127.0.0.1',
    })
    expect(code).toBe(1)
    expect(errors.trim()).toBe(
      `Pravesh did not start. Port ${port} is taken by another program. Stop that one, or set PORT to a free port.`,
    )
  } finally {
    other.close()
  }
})

function startTwo(): Promise<RunningServer> {
  return startBuiltServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.databaseUrl,
    HOST: '127.0.0.1',
    WEB_CONCURRENCY: '2',
    METRICS_PORT: '0',
  })
}

/** Requests that all processes together have counted. */
async function requestsMeasured(server: RunningServer): Promise<number> {
  const [line = ''] = lines(server, /metrics are at/)
  const address = /http:[^"]*\/metrics/.exec(line)?.[0] ?? ''
  const text = await (await fetch(address)).text()
  const counts = [...text.matchAll(/^pravesh_http_request_duration_seconds_count\{.*\} (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

function lines(server: RunningServer, about: RegExp): string[] {
  return server
    .output()
    .split('\n')
    .filter((line) => about.test(line))
}

/** Process ids of all workers so far. */
function workersOf(server: RunningServer): number[] {
  return lines(server, /a worker serves/).map((line) => Number(JSON.parse(line).pid))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function askForMail(url: string): Promise<void> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation { requestPasswordReset(email: "student@demo.example") }',
    }),
  })
  expect(await answer.json()).not.toHaveProperty('errors')
}

async function mailsIn(folder: string): Promise<number> {
  return (await readdir(join(folder, 'outbox')).catch(() => [])).length
}
