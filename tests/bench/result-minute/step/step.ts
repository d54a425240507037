import { randomFrom } from '#tests/bench/result-minute/load.ts'
import type { Scenario } from '#tests/bench/result-minute/scenarios.ts'
import type { Server } from '#tests/bench/result-minute/servers.ts'
import { Connections, wireFormat } from './connections.ts'
import { askClosedLoop, askOpenLoop, quantile, type Second } from './open-loop.ts'

const TIMES = 40
const CLIMB_S = 10
const CALM_S = 2
const HOLD_S = 8
const AFTER_S = 8
/** Of what the server answers as fast as it can. */
const BELOW = 0.6
const BEYOND = 1.5

/**
 * The step: the load climbs to forty times within ten seconds, and stays there; first to a height that the server can
 * bear, then beyond. Prints what became of each second's requests.
 *
 * @returns whether there was nothing but answers below capacity, and nothing but answers and "come back later" beyond it.
 */
export async function takeStep(
  server: Server,
  scenario: Scenario,
  print: (line: string) => void,
): Promise<boolean> {
  const connections = new Connections(server.url)
  await connections.open()
  const random = randomFrom(7)
  const requests = Array.from({ length: 5_000 }, () => wireFormat(scenario.request(random)))
  let next = 0
  const asked = { connections, request: () => requests[next++ % requests.length] as Buffer }
  const capacity = await askClosedLoop({ ...asked, askers: scenario.connections, seconds: 4 })
  print(`\n${scenario.name}: ${Math.round(capacity)} a second by ${scenario.connections} connections`)
  const below = await climb(asked, capacity * BELOW, print)
  const beyond = await climb(asked, capacity * BEYOND, print)
  connections.close()
  const lost = below.reduce((sum, { due, ok }) => sum + due - ok, 0)
  const broken = beyond.reduce((sum, { other }) => sum + other, 0)
  print(
    `\nbelow capacity ${lost} without an answer, beyond it ${broken} neither answered nor asked to come back`,
  )
  return lost === 0 && broken === 0
}

async function climb(
  asked: { connections: Connections; request: () => Buffer },
  height: number,
  print: (line: string) => void,
): Promise<Second[]> {
  const calm = height / TIMES
  const top = CALM_S + CLIMB_S
  const seconds = await askOpenLoop({
    ...asked,
    seconds: top + HOLD_S + AFTER_S,
    rate(second) {
      if (second < CALM_S || second >= top + HOLD_S) return calm
      return second < top ? calm + ((height - calm) * (second - CALM_S)) / CLIMB_S : height
    },
  })
  print(`\nfrom ${Math.round(calm)} to ${Math.round(height)} a second\n\n${table(seconds)}`)
  const calmAgain = seconds.slice(top + HOLD_S)
  const recovered = calmAgain.findIndex(
    ({ due, ok, latencies }) => ok === due && quantile(latencies, 0.99) < 250,
  )
  print(recovered < 0 ? '\nnot calm again' : `\ncalm again in second ${recovered + 1} after the step`)
  return seconds
}

function table(seconds: readonly Second[]): string {
  const head = '| second | asked | 200 | 503, come back | other | p50 ms | p99 ms | sent late by ms |'
  const rule = '| --: | --: | --: | --: | --: | --: | --: | --: |'
  const lines = seconds.map(({ due, ok, turnedAway, other, latencies, late }, index) => {
    const times = [0.5, 0.99].map((share) => quantile(latencies, share).toFixed(0))
    return `| ${[index + 1, due, ok, turnedAway, other, ...times, late.toFixed(0)].join(' | ')} |`
  })
  return [head, rule, ...lines].join('\n')
}
