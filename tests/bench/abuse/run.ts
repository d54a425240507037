/**
 * `npm run abuse`: one client sends the dearest requests to every route as every kind of caller while 50 honest visitors
 * look their results up as the built page does. Prints what share of the visitors' look-ups was answered and how fast;
 * ends with 1 when that is less than 99 %, or the 99th percentile is above a second.
 *
 * Options: `--requests N` of each attack (10,000), `--seconds N` after which an attack ends (20), `--callers a,b`,
 * `--attacks text`.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { projectRoot } from '#tests/support/project/paths.ts'
import { ask } from './ask.ts'
import type { AttackerTask } from './attacker.ts'
import { type AttackRequest, attacksOn } from './attacks.ts'
import type { AbusedServer } from './server.ts'

const VISITORS = 50
/** Between two look-ups of a visitor. */
const PAUSE_MS = 250
/** Before the first attack, for a server that has just started. */
const WARM_UP_MS = 5_000
const ANSWERED = 0.99
const P99_MS = 1_000

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '20' },
    callers: { type: 'string' },
    attacks: { type: 'string' },
  },
})

/** The operation that the results page sends for one candidate. */
function lookUp({ documents }: AbusedServer): AttackRequest {
  const document = documents.find((text) => /\bexamResult\(/.test(text))
  if (document === undefined) throw new Error('The client has no look-up document')
  return {
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
    },
    body: JSON.stringify({
      variables: { examId: 'CEE-MODEL-08', candidateId: '081000' },
      extensions: {
        persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(document).digest('hex') },
      },
    }),
  }
}

interface Honest {
  latencies: RecordableHistogram
  failures: Map<string, number>
}

async function runVisitors(server: AbusedServer, until: AbortSignal): Promise<Honest> {
  const honest: Honest = { latencies: createHistogram(), failures: new Map() }
  const body = lookUp(server)
  const visit = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await wait((PAUSE_MS / VISITORS) * number)
    while (!until.aborted) {
      const headers = { ...body.headers, 'x-forwarded-for': `198.51.100.${number}` }
      const askedAt = performance.now()
      const outcome = await ask(server.url, agent, { ...body, headers, keep: true }).then(
        ({ status, text }) =>
          status === 200 && text.includes('"percentage"') ? 'answered' : `${status} ${text.slice(0, 80)}`,
        (error: Error) => error.message,
      )
      if (outcome === 'answered')
        honest.latencies.record(Math.max(1, Math.round((performance.now() - askedAt) * 1000)))
      else honest.failures.set(outcome, (honest.failures.get(outcome) ?? 0) + 1)
      await wait(PAUSE_MS)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)))
  return honest
}

/** Attacks from a process of its own, so that the visitors are measured by one that has nothing else to do. */
function runAttack(attacker: ChildProcess, task: AttackerTask): Promise<Record<string, number>> {
  attacker.send(task)
  return messageOf(attacker)
}

function start(program: string): ChildProcess {
  const child = fork(join(projectRoot, 'tests/bench/abuse', program), {
    execArgv: ['--import', 'tsx'],
    cwd: projectRoot,
  })
  process.once('exit', () => child.kill('SIGTERM'))
  return child
}

/** @returns the next message of a child process. */
function messageOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((done, fail) => {
    const ended = (code: number | null) => fail(new Error(`${child.spawnfile} ended with ${code}.`))
    child.once('exit', ended).once('message', (message) => {
      child.off('exit', ended)
      done(message as T)
    })
  })
}

const child = start('server.ts')
const attacker = start('attacker.ts')
const server = await messageOf<AbusedServer>(child)
const failed: string[] = []
await runVisitors(server, AbortSignal.timeout(WARM_UP_MS))
let worst = { answered: 1, p99: 0 }
const wanted = values.callers?.split(',') ?? server.callers
const unknown = wanted.filter((caller) => !server.callers.includes(caller))
if (unknown.length > 0)
  throw new Error(`No such caller: ${unknown.join(', ')}. There are ${server.callers.join(', ')}.`)
for (const caller of wanted) {
  for (const attack of attacksOn(server)) {
    if (values.attacks !== undefined && !attack.name.includes(values.attacks)) continue
    child.send(caller)
    const { token } = await messageOf<{ token: string | null }>(child)
    const over = new AbortController()
    const visitors = runVisitors(server, over.signal)
    const statuses = await runAttack(attacker, {
      ...{ server, attack: attack.name, token },
      requests: Number(values.requests),
      seconds: Number(values.seconds),
    })
    over.abort()
    const { latencies, failures } = await visitors
    const failureCount = [...failures.values()].reduce((sum, count) => sum + count, 0)
    const answered = latencies.count / Math.max(1, latencies.count + failureCount)
    const p99 = latencies.percentile(99) / 1000
    worst = { answered: Math.min(worst.answered, answered), p99: Math.max(worst.p99, p99) }
    const isUnderstood = attack.invalid === true || Object.keys(statuses).some((status) => status !== '400')
    const isGood = answered >= ANSWERED && p99 <= P99_MS && isUnderstood
    const line = [
      `${caller}: ${attack.name}`.padEnd(70),
      `${(answered * 100).toFixed(1)} % of ${latencies.count + failureCount} answered`,
      `p99 ${p99.toFixed(0)} ms`,
      `attacker ${Object.entries(statuses)
        .map(([status, count]) => `${status}×${count}`)
        .join(' ')}`,
      ...(isUnderstood ? [] : ['every request of the attack was malformed']),
      ...[...failures].map(([reason, count]) => `${reason} ×${count}`),
    ].join('  ')
    process.stdout.write(`${isGood ? ' ' : '!'} ${line}\n`)
    if (!isGood) failed.push(`${caller}: ${attack.name}`)
  }
}
child.kill('SIGTERM')
attacker.kill()
process.stdout.write(
  `\nworst: ${(worst.answered * 100).toFixed(1)} % answered, p99 ${worst.p99.toFixed(0)} ms\n`,
)
process.stdout.write(
  failed.length === 0
    ? 'every attack was borne\n'
    : `${failed.length} attacks were not borne:\n${failed.join('\n')}\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
