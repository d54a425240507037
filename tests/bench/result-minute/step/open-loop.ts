import type { Connections, EncodedResponse } from '#tests/bench/result-minute/connections.ts'

/** Outcome of the requests that were due within one second. */
export interface Second {
  due: number
  ok: number
  /** 503 with a time to come back. */
  turnedAway: number
  /** Found every connection waiting for an answer. */
  notAsked: number
  /** Anything else, and requests without an answer. */
  other: number
  /** Milliseconds from when each was due to its answer 200. */
  latencies: number[]
  /** Milliseconds by which this process was late to send, at most: then it is the one that is measured. */
  late: number
}

const TICK_MS = 2
/** After this time a request counts as unanswered. */
const PATIENCE_MS = 20_000

/**
 * Asks at a rate that does not depend on the answers, as a crowd does: a request is due at its time, and its latency is
 * counted from there, also when this process was late to send it.
 *
 * @param o.rate requests per second at a time, in seconds from the beginning.
 * @param o.onSecond told of the beginning of each second, and of the end of the last.
 * @returns one entry for each second.
 */
export async function askOpenLoop(o: {
  connections: Connections
  seconds: number
  rate: (second: number) => number
  request: () => Buffer
  onSecond: () => void
}): Promise<Second[]> {
  const seconds = Array.from(
    { length: o.seconds },
    (): Second => ({ due: 0, ok: 0, turnedAway: 0, notAsked: 0, other: 0, latencies: [], late: 0 }),
  )
  let underWay = 0
  const began = performance.now()
  const ask = (dueMs: number, second: Second) => {
    second.due++
    underWay++
    o.connections.send(o.request(), (answer) => {
      underWay--
      count(second, answer, performance.now() - began - dueMs)
    })
  }

  let dueMs = 0
  let toldOf = -1
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const nowMs = performance.now() - began
      while (toldOf < Math.min(o.seconds, Math.floor(nowMs / 1000))) {
        toldOf++
        o.onSecond()
      }
      while (dueMs <= nowMs && dueMs < o.seconds * 1000) {
        const second = seconds[Math.floor(dueMs / 1000)] as Second
        second.late = Math.max(second.late, performance.now() - began - dueMs)
        ask(dueMs, second)
        dueMs += 1000 / o.rate(dueMs / 1000)
      }
      if (nowMs < o.seconds * 1000) return
      clearInterval(timer)
      done()
    }, TICK_MS)
  })
  for (const giveUp = performance.now() + PATIENCE_MS; underWay > 0 && performance.now() < giveUp; ) {
    await new Promise((later) => setTimeout(later, 50))
  }
  for (const second of seconds) {
    second.other = second.due - second.ok - second.turnedAway - second.notAsked
    second.latencies.sort((one, other) => one - other)
  }
  return seconds
}

function count(
  second: Second,
  { status, hasRetryAfter, wasAsked }: EncodedResponse,
  latencyMs: number,
): void {
  if (status === 200) {
    second.ok++
    second.latencies.push(latencyMs)
  }
  if (status === 503 && hasRetryAfter) second.turnedAway++
  if (!wasAsked) second.notAsked++
}

/** @returns NaN when there is none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
