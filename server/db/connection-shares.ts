/** All processes of one machine share these: PostgreSQL accepts 100 by default, and other programs need some. */
const ALL_CONNECTIONS = 60
const MAX_CONNECTIONS = 10
/** Two for look-ups, and for Prisma one more than may be staged at a time (see staging-queue.ts). */
const MIN_CONNECTIONS = 5

/** Most connections of the pools of each process of a server. */
export function connectionsEach(processes: number): number {
  return Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, Math.floor(ALL_CONNECTIONS / processes)))
}
