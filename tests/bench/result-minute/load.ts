import { readFileSync } from 'node:fs'
import { askClosedLoop } from './closed-loop.ts'
import { Connections, wireFormat } from './connections.ts'
import type { Scenario } from './scenarios.ts'

export interface Measured {
  /** Right answers per second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Microseconds of the server's processor time per answer; undefined where the system does not tell. */
  cpu: number | undefined
  /** Megabytes that the server holds afterwards; undefined where the system does not tell. */
  memory: number | undefined
  /** Answers that were not 200, and requests that got none. */
  failures: number
}

/** More than are answered in the same instant, of whom the database would have everything at hand. */
const DIFFERENT_REQUESTS = 50_000

/** The same sequence for the same seed, so that rounds and servers are asked the same (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Asks a server as fast as it answers. */
export async function load(
  { url, pid }: { url: string; pid: number },
  scenario: Scenario,
  { seconds, seed }: { seconds: number; seed: number },
): Promise<Measured> {
  const random = randomFrom(seed)
  const requests = Array.from({ length: DIFFERENT_REQUESTS }, () => wireFormat(scenario.request(random)))
  let next = 0
  const request = () => requests[next++ % requests.length] as Buffer
  const { connections: count, isNewEach } = scenario
  const connections = new Connections(url, { count, isNewEach })
  try {
    await connections.open(request())
    const before = cpuOf(pid)
    const asked = await askClosedLoop({ connections, request, askers: scenario.connections, seconds })
    const after = cpuOf(pid)
    const { rate, latencies, failures } = asked
    return {
      rate,
      p50: Math.round(latencies.percentile(50) / 1000),
      p99: Math.round(latencies.percentile(99) / 1000),
      cpu:
        before === undefined || after === undefined ? undefined : ((after - before) / latencies.count) * 1e6,
      memory: memoryOf(pid),
      failures,
    }
  } finally {
    connections.close()
  }
}

const TICKS_PER_SECOND = 100

/** Seconds of processor time that a process has used, all threads together; only Linux tells. */
export function cpuOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

/** Megabytes of memory that a process holds; only Linux tells. */
export function memoryOf(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}
