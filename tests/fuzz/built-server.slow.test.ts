import { mkdtemp, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import ts from 'typescript-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { type Attack, attack, SESSION } from '#tests/support/attacks/http-attacks.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import fc, { fuzzSeconds } from '#tests/support/project/fuzz.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'

/** Attacks of one address and of one moment. */
const BATCH = 8
const BATCHES = 150
/** Memory that a process may gain by any number of attacks: caches of documents, pages and sessions. */
const MORE_BYTES = 60_000_000
const MORE_SOCKETS = 8

const lookUp = '/results?exam=CEE-MODEL-08&candidate=081001'
const exams = { query: '{ exams { id title date } }' }

let server: ProbedServer
let session: string
let before: Probe
/** The answer to an honest visitor. */
let honest: string[]

beforeAll(start, 200_000)
afterAll(() => server.stop())

async function start(): Promise<void> {
  // The honest client asks after each attack, faster than any visitor.
  server = await startProbedServer({ LOG_LEVEL: 'error', CLIENT_BUDGET: '500' })
  const [admin] = demoAccounts
  if (!admin) throw new Error('There are no demo accounts')
  const client = apiClient(server.url, async () => admin)
  await client.send('{ __typename }')
  session = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  honest = await askHonestly()
  // Warms up lazily loaded and compiled code.
  for (const one of fc.sample(attack, { numRuns: 100, seed: 1 }))
    await sendAttack(server.url, one, { session, from: '127.0.0.2' })
  before = await server.probe()
}

/** The answers to a look-up, to the API and to the readiness check, without what differs each time. */
async function askHonestly(): Promise<string[]> {
  const page = await fetch(server.url + lookUp)
  const api = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(exams),
  })
  const ready = await fetch(`${server.url}/readyz`)
  const main = /<main[\s\S]*<\/main>/.exec(await page.text())?.[0] ?? ''
  return [`${page.status} ${main}`, `${api.status} ${await api.text()}`, `${ready.status}`]
}

const lives = () => server.process.exitCode === null && server.process.signalCode === null

// Only Linux has so many addresses of its own.
test.skipIf(process.platform !== 'linux')(
  'whatever is sent, the server stays as it is and answers the next honest request',
  async () => {
    expect(honest.map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '200'])
    let address = 3
    await fc.assert(
      fc.asyncProperty(fc.array(attack, { minLength: 1, maxLength: BATCH }), async (attacks) => {
        // For the attempts to find the smallest attack.
        if (!lives()) await start()
        const printed = server.output().length
        const from = `127.0.0.${(address++ % 250) + 3}`
        const sent = await Promise.all(attacks.map((one) => sendAttack(server.url, one, { session, from })))
        expect(lives(), server.output().slice(printed)).toBe(true)
        expect(sent, 'every attack was connected').toEqual(attacks.map(() => true))
        expect(await askHonestly()).toEqual(honest)
        // Mistakes of clients are not to be logged as the server's.
        expect(server.output().slice(printed)).toBe('')
      }),
      { numRuns: fuzzSeconds > 0 ? Number.MAX_SAFE_INTEGER : BATCHES },
    )
    await eventually(async () => {
      const after = await server.probe()
      expect(after.shared).toBe(before.shared)
      expect(after.sockets).toBeLessThanOrEqual(before.sockets + MORE_SOCKETS)
      expect(after.memory).toBeLessThanOrEqual(before.memory + MORE_BYTES)
    })
  },
  240_000 + 1000 * fuzzSeconds,
)

/** A process's report about itself. */
interface Probe {
  /** Changes with any change of built-in prototypes and their methods. */
  shared: string
  /** Bytes after a garbage collection. */
  memory: number
  /** Open sockets; 0 where the system does not say. Files are not counted: the embedded database opens one for each table. */
  sockets: number
}

interface ProbedServer extends RunningServer {
  probe(): Promise<Probe>
}

/** Starts the built server with a probe in its process. */
async function startProbedServer(settings: Record<string, string> = {}): Promise<ProbedServer> {
  const server = await startBuiltServer({ NODE_OPTIONS: `--import=${await compileProbe()}`, ...settings })
  const { pid } = server.process
  let probes = 0
  return {
    ...server,
    async probe() {
      probes++
      server.process.kill('SIGUSR2')
      const said = await eventually(() => {
        const lines = server.output().match(/^probe \{.*\}$/gm) ?? []
        if (lines.length < probes) throw new Error('The probe does not answer')
        return lines[probes - 1]?.slice('probe '.length) ?? ''
      })
      const open = await readdir(`/proc/${pid}/fd`).catch(() => [])
      const links = await Promise.all(open.map((one) => readlink(`/proc/${pid}/fd/${one}`).catch(() => '')))
      return { ...JSON.parse(said), sockets: links.filter((link) => link.startsWith('socket:')).length }
    },
  }
}

/** @returns the path of a module that any Node can load. */
async function compileProbe(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-probe-'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const name of ['shared-objects', 'process-probe']) {
    const source = await readFile(join(projectRoot, `tests/support/attacks/${name}.ts`), 'utf8')
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        rewriteRelativeImportExtensions: true,
      },
    })
    await writeFile(join(folder, `${name}.js`), outputText)
  }
  return join(folder, 'process-probe.js')
}

/** After so long without an answer the client is gone. */
const PATIENCE_MS = 150

/**
 * @param o.from address of the client, so that limits by address are others' than the honest client's.
 * @returns whether it was connected.
 */
async function sendAttack(
  url: string,
  { pieces, ending }: Attack,
  o: { session: string; from: string },
): Promise<boolean> {
  const { port } = new URL(url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: o.from })
  let isConnected = false
  socket.once('connect', () => {
    isConnected = true
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  })
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  // Being cut off is one of the answers.
  socket.on('error', () => {}).resume()
  for (const piece of pieces) {
    socket.write(piece.replaceAll(SESSION, o.session), 'latin1')
    await turn()
  }
  if (ending === 'end') socket.end()
  if (ending === 'reset') socket.resetAndDestroy()
  await closed
  return isConnected
}
