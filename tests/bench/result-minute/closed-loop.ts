import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import type { Connections } from './connections.ts'

export interface ClosedLoop {
  /** Answers 200 per second. */
  rate: number
  /** Of those, in microseconds. */
  latencies: RecordableHistogram
  /** Other answers, and requests that got none. */
  failures: number
}

/** Asks as fast as is answered, each asker waiting for an answer before the next question. */
export async function askClosedLoop(o: {
  connections: Connections
  askers: number
  seconds: number
  request: () => Buffer
}): Promise<ClosedLoop> {
  const latencies = createHistogram()
  let failures = 0
  const began = performance.now()
  const end = began + o.seconds * 1000
  const ask = (done: () => void) => {
    const askedAt = performance.now()
    if (askedAt > end) {
      done()
      return
    }
    o.connections.send(o.request(), ({ status, wasAsked }) => {
      if (status === 200) latencies.record(Math.max(1, Math.round((performance.now() - askedAt) * 1000)))
      else failures++
      // With its connection gone, it has nobody to ask.
      if (wasAsked) ask(done)
      else done()
    })
  }
  await Promise.all(Array.from({ length: o.askers }, () => new Promise<void>(ask)))
  return { rate: (latencies.count / (performance.now() - began)) * 1000, latencies, failures }
}
