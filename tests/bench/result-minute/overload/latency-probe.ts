import { once } from 'node:events'
import { Connections } from '#tests/bench/result-minute/connections.ts'

export interface ProbeTask {
  url: string
  /** As they go over the line, in turn. */
  requests: readonly Uint8Array[]
  seconds: number
  /** Over connections that are open before, instead of a new one for each request. */
  isKept?: boolean
}

export interface ProbedLatencies {
  /** Milliseconds to the whole answer 200, from opening the connection where that is new; sorted. */
  latencies: number[]
  /** Other answers, and requests without any. */
  failures: number
}

const ASK_EVERY_MS = 50
const PATIENCE_MS = 20_000
const KEPT = 64

// In a process of its own: the load must not make it late.
const [{ url, requests, seconds, isKept = false }] = (await once(process, 'message')) as [ProbeTask]
const connections = new Connections(url, { count: KEPT, isNewEach: !isKept })
await connections.open(Buffer.from(requests[0] ?? []))
const latencies: number[] = []
const began = performance.now()
let asked = 0
let answered = 0

function ask(): void {
  const askedAt = performance.now()
  const request = Buffer.from(requests[asked++ % requests.length] ?? [])
  connections.send(request, ({ status }) => {
    answered++
    if (status === 200) latencies.push(performance.now() - askedAt)
  })
}

const timer = setInterval(() => {
  const elapsed = performance.now() - began - seconds * 1000
  if (elapsed < 0) return ask()
  if (answered < asked && elapsed < PATIENCE_MS) return
  clearInterval(timer)
  latencies.sort((one, other) => one - other)
  const measured: ProbedLatencies = { latencies, failures: asked - latencies.length }
  process.send?.(measured, () => process.disconnect())
  connections.close()
}, ASK_EVERY_MS)
