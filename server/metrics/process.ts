import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { Database } from '#server/db/database.ts'

let watched: Database['pool'] | undefined

const connections = new Gauge({
  name: 'pravesh_database_connections',
  help: 'Connections of the pool: in use, idle, and callers that wait for one.',
  labelNames: ['state'],
  collect() {
    if (!watched) return
    connections.set({ state: 'used' }, watched.totalCount - watched.idleCount)
    connections.set({ state: 'idle' }, watched.idleCount)
    connections.set({ state: 'waiting' }, watched.waitingCount)
  },
})

let measuring = false

/** Measures this process: processor, memory, event-loop lag, garbage collection, and its pool of database connections. */
export function measureProcess({ pool }: Pick<Database, 'pool'>): void {
  watched = pool
  if (!measuring) collectDefaultMetrics({ prefix: 'pravesh_' })
  measuring = true
}
