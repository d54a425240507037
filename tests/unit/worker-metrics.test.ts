import { EventEmitter } from 'node:events'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { workersMetrics } from '#server/cluster/worker-metrics.ts'
import { allMetrics } from '#server/metrics/collect.ts'

const { workers } = vi.hoisted(() => ({ workers: {} as Record<number, unknown> }))
vi.mock('node:cluster', () => ({ default: { workers } }))

/** A worker with metrics of its own. */
function startWorker(id: number) {
  const registry = new Registry()
  const labelNames = ['kind']
  const looked = new Counter({ name: 'looked_total', help: 'h', labelNames, registers: [registry] })
  const open = new Gauge({ name: 'open', help: 'h', registers: [registry] })
  const took = new Histogram({ name: 'took_seconds', help: 'h', buckets: [1], registers: [registry] })
  const state = { isSilent: false }
  const worker = Object.assign(new EventEmitter(), {
    id,
    isConnected: () => true,
    async send({ number }: { number: number }, sent: (error?: Error) => void) {
      if (state.isSilent) return sent(new Error('silent'))
      const metrics = await registry.getMetricsAsJSON()
      worker.emit('message', { kind: 'metrics', number, metrics })
    },
  })
  workers[id] = worker
  return {
    serve(count: number) {
      looked.inc({ kind: 'a' }, count)
      took.observe(count)
      open.set(count)
    },
    hang() {
      state.isSilent = true
    },
    end() {
      delete workers[id]
    },
  }
}

async function scrape() {
  const text = await allMetrics(await workersMetrics())
  const read = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  return {
    looked: read('looked_total{kind="a"}'),
    sum: read('took_seconds_sum'),
    counted: read('took_seconds_count'),
    open: read('open'),
  }
}

test('sums never fall while workers hang, end and are replaced', async () => {
  const first = startWorker(1)
  const second = startWorker(2)
  first.serve(5)
  second.serve(3)
  expect(await scrape()).toEqual({ looked: 8, sum: 8, counted: 2, open: 8 })
  second.hang()
  first.serve(1)
  expect(await scrape()).toEqual({ looked: 9, sum: 9, counted: 3, open: 4 })
  second.end()
  const third = startWorker(3)
  third.serve(2)
  expect(await scrape()).toEqual({ looked: 11, sum: 11, counted: 4, open: 3 })
  third.end()
  expect(await Promise.all([scrape(), scrape()])).toEqual(
    [1, 2].map(() => ({ looked: 11, sum: 11, counted: 4, open: 1 })),
  )
})
