import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { Database } from '#server/db/database.ts'

let watched: Database['pools'] = []

const connections = new Gauge({
  name: 'pravesh_database_connections',
  help: 'Connections of the pools: in use, idle, and callers that wait for one.',
  labelNames: ['state'],
  collect() {
    const sum = (count: (pool: Database['pool']) => number) =>
      watched.reduce((total, pool) => total + count(pool), 0)
    connections.set(
      { state: 'used' },
      sum((pool) => pool.totalCount - pool.idleCount),
    )
    connections.set(
      { state: 'idle' },
      sum((pool) => pool.idleCount),
    )
    connections.set(
      { state: 'waiting' },
      sum((pool) => pool.waitingCount),
    )
  },
})

let measuring = false

/** Measures this process: processor, memory, event-loop lag, garbage collection, and its database connections. */
export function measureProcess({ pools }: Pick<Database, 'pools'>): void {
  watched = pools
  if (!measuring) collectDefaultMetrics({ prefix: 'pravesh_' })
  measuring = true
}
