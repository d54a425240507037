/** All processes of one machine share these: PostgreSQL accepts 100 by default, and other programs need some. */
const ALL_CONNECTIONS = 60
const MAX_CONNECTIONS = 10
/** Two for look-ups, and for Prisma one more than may be staged at a time (see staging-queue.ts). */
const MIN_CONNECTIONS = 5

/** Processes of a server with so many workers that have connections: several workers have a primary process. */
const withPrimary = (workers: number) => (workers > 1 ? workers + 1 : 1)

/** Most connections of each process of a server. */
export function connectionsEach(workers: number): number {
  const share = Math.floor(ALL_CONNECTIONS / withPrimary(workers))
  return Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, share))
}

/** Most connections of a server, with the one that keeps restores away. */
export function connectionsOfServer(workers: number): number {
  return withPrimary(workers) * connectionsEach(workers) + 1
}
