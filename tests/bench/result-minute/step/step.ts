import { askClosedLoop } from '#tests/bench/result-minute/closed-loop.ts'
import { Connections, wireFormat } from '#tests/bench/result-minute/connections.ts'
import { randomFrom } from '#tests/bench/result-minute/load.ts'
import type { Scenario } from '#tests/bench/result-minute/scenarios.ts'
import { databasePids, keepOffServer, pinOthers, type Server } from '#tests/bench/result-minute/servers.ts'
import { askOpenLoop, quantile, type Second } from './open-loop.ts'
import { ProcessorTime } from './processor-time.ts'

const CONNECTIONS = 4_000
const TIMES = 40
const CLIMB_S = 10
const CALM_S = 2
const HOLD_S = 8
const AFTER_S = 8
/** Share of the server's maximum rate. */
const BELOW = 0.6
const BEYOND = 1.5

/**
 * The step: the load climbs to forty times within ten seconds, and stays there; first to a height that the server can
 * bear, then beyond. Prints what became of each second's requests.
 *
 * @returns whether there was nothing but answers below capacity, and nothing but answers and "come back later" beyond it.
 */
export async function takeStep(
  { server, databaseUrl }: { server: Server; databaseUrl: string },
  scenario: Scenario,
  print: (line: string) => void,
): Promise<boolean> {
  const connections = new Connections(server.url, { count: CONNECTIONS })
  const random = randomFrom(7)
  const requests = Array.from({ length: 5_000 }, () => wireFormat(scenario.request(random)))
  let next = 0
  const request = () => requests[next++ % requests.length] as Buffer
  await connections.open(request())
  const asking = { connections, request, askers: scenario.connections, seconds: 4 }
  const { rate: capacity } = await askClosedLoop(asking)
  print(`\n${scenario.name}: ${Math.round(capacity)} a second by ${scenario.connections} connections`)
  const climb = async (share: number) => {
    await connections.open(request())
    // Under load the pool may have opened others.
    await pinOthers(databaseUrl)
    const database = new ProcessorTime(await databasePids(databaseUrl))
    return takeClimb({
      connections,
      request,
      height: capacity * share,
      processes: [new ProcessorTime([server.pid]), database, new ProcessorTime([process.pid])],
      onSecond: async () => keepOffServer(database.add(await databasePids(databaseUrl))),
      print,
    })
  }
  const below = await climb(BELOW)
  const beyond = await climb(BEYOND)
  connections.close()
  const lost = below.reduce((sum, { due, ok }) => sum + due - ok, 0)
  const broken = beyond.reduce((sum, { other }) => sum + other, 0)
  const notAsked = beyond.reduce((sum, second) => sum + second.notAsked, 0)
  print(
    `\nbelow capacity ${lost} without an answer, beyond it ${broken} neither answered nor asked to come back, and ${notAsked} found no connection free`,
  )
  return lost === 0 && broken === 0 && notAsked === 0
}

/**
 * @param o.processes of the server, of the database, and this one.
 * @param o.onSecond told of each: the database's processes may be replaced.
 */
async function takeClimb(o: {
  connections: Connections
  request: () => Buffer
  height: number
  processes: ProcessorTime[]
  onSecond: () => Promise<void>
  print: (line: string) => void
}): Promise<Second[]> {
  const calm = o.height / TIMES
  const top = CALM_S + CLIMB_S
  const cpu: number[][] = []
  const seconds = await askOpenLoop({
    connections: o.connections,
    request: o.request,
    seconds: top + HOLD_S + AFTER_S,
    rate(second) {
      if (second < CALM_S || second >= top + HOLD_S) return calm
      return second < top ? calm + ((o.height - calm) * (second - CALM_S)) / CLIMB_S : o.height
    },
    onSecond() {
      cpu.push(o.processes.map((time) => time.total()))
      void o.onSecond()
    },
  })
  o.print(`\nfrom ${Math.round(calm)} to ${Math.round(o.height)} a second\n\n${table(seconds, cpu)}`)
  const calmAgain = seconds.slice(top + HOLD_S)
  const recovered = calmAgain.findIndex(
    ({ due, ok, latencies }) => ok === due && quantile(latencies, 0.99) < 250,
  )
  o.print(recovered < 0 ? '\nnot calm again' : `\ncalm again in second ${recovered + 1} after the step`)
  return seconds
}

/** @param cpu at the beginning of each second and at the end of the last: of the server, the database and this process. */
function table(seconds: readonly Second[], cpu: readonly number[][]): string {
  const head =
    '| second | due | 200 | 503, come back | no connection free | other | p50 ms | p99 ms | sent late by ms | server % | database % | asking % |'
  const rule = '| --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |'
  const lines = seconds.map(({ due, ok, turnedAway, notAsked, other, latencies, late }, index) => {
    const times = [0.5, 0.99].map((share) => quantile(latencies, share).toFixed(0))
    const shares = (cpu[index + 1] ?? []).map((after, at) =>
      ((after - (cpu[index]?.[at] ?? Number.NaN)) * 100).toFixed(0),
    )
    return `| ${[index + 1, due, ok, turnedAway, notAsked, other, ...times, late.toFixed(0), ...shares].join(' | ')} |`
  })
  return [head, rule, ...lines].join('\n')
}
