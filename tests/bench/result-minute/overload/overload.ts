import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askClosedLoop } from '#tests/bench/result-minute/closed-loop.ts'
import { Connections, wireFormat } from '#tests/bench/result-minute/connections.ts'
import { load, randomFrom } from '#tests/bench/result-minute/load.ts'
import type { Request } from '#tests/bench/result-minute/recorded-visit.ts'
import { markdownTable } from '#tests/bench/result-minute/report.ts'
import type { Scenario } from '#tests/bench/result-minute/scenarios.ts'
import { keepOffServer, type Server } from '#tests/bench/result-minute/servers.ts'
import { quantile } from '#tests/bench/result-minute/step/open-loop.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import type { ProbedLatencies, ProbeTask } from './latency-probe.ts'

/** Few enough to be answered at once. */
const FEW_CLIENTS = 64
const MANY_CLIENTS = [1_024, 4_000]
/** Clients that ask again at once, beside whom probes are measured. */
const BESIDE = 2_000
/** Until the answers come evenly. */
const WARM_UP_S = 5

/** Clients that all send the same request to a server. */
interface ClientGroup {
  /** The server's name. */
  name: string
  server: Server
  asked: Scenario
}

const HEALTH_CHECK: Request = { method: 'GET', path: '/healthz' }

/**
 * More clients than can be answered, over kept connections, each of whom asks again as soon as it has an answer.
 *
 * @returns a table of the answers 200 per second, beside those of few clients.
 */
export async function measureGoodput(
  groups: readonly ClientGroup[],
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<string> {
  const lines: (string | number)[][] = []
  for (const { name, server, asked } of groups) {
    for (let round = 1; round <= rounds; round++) {
      const run = (connections: number) => load(server, { ...asked, connections }, { seconds, seed: round })
      const few = await run(FEW_CLIENTS)
      for (const clients of MANY_CLIENTS) {
        const { rate, p50, p99, failures } = await run(clients)
        const share = (rate / few.rate).toFixed(2)
        lines.push([name, asked.name, clients, Math.round(rate), share, p50, p99, failures])
      }
    }
  }
  const titles = [
    'server',
    'question',
    'clients',
    'per second',
    'of 64 clients',
    'p50 ms',
    'p99 ms',
    'failures',
  ]
  return markdownTable(titles, lines)
}

/**
 * Requests over new connections, beside 2,000 clients over kept ones that ask again as soon as they have an answer.
 *
 * @param probe what is asked over the new connections, beside health checks.
 * @returns a table of their latencies.
 */
export async function measureLatencyBeside(
  groups: readonly ClientGroup[],
  { probe, seconds }: { probe: Scenario; seconds: number },
): Promise<string> {
  const lines: (string | number)[][] = []
  for (const { name, server, asked } of groups) {
    const random = randomFrom(11)
    const busyRequests = Array.from({ length: 10_000 }, () => wireFormat(asked.request(random)))
    let next = 0
    const request = () => busyRequests[next++ % busyRequests.length] as Buffer
    const connections = new Connections(server.url, { count: BESIDE })
    try {
      await connections.open(request())
      const busyClients = askClosedLoop({
        connections,
        request,
        askers: BESIDE,
        seconds: WARM_UP_S + 2 * seconds,
      })
      await wait(WARM_UP_S * 1000)
      const probes = Array.from({ length: 500 }, () => wireFormat(probe.request(random)))
      const both = [
        { question: probe.name, requests: probes },
        { question: 'health check', requests: [wireFormat(HEALTH_CHECK)] },
      ]
      for (const { question, requests } of both) {
        const { latencies, failures } = await probeLatency({ url: server.url, requests, seconds })
        const quantiles = [0.5, 0.9, 0.99].map((share) => quantile(latencies, share).toFixed(0))
        lines.push([name, asked.name, question, ...quantiles, failures])
      }
      await busyClients
    } finally {
      connections.close()
    }
  }
  return markdownTable(
    ['server', 'the 2,000 ask', 'new connection', 'p50 ms', 'p90 ms', 'p99 ms', 'failures'],
    lines,
  )
}

/**
 * Asks twenty times a second in a process of its own.
 *
 * @throws when that process ends without an answer.
 */
export async function probeLatency(task: ProbeTask): Promise<ProbedLatencies> {
  const child = fork(join(projectRoot, 'tests/bench/result-minute/overload/latency-probe.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  keepOffServer([child.pid ?? 0])
  child.send(task)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The probe ended with ${code}`)
  })
  const [measured] = (await Promise.race([once(child, 'message'), ended])) as [ProbedLatencies]
  return measured
}
