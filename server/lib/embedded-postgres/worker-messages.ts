/** What the thread is started with. */
export interface WorkerInput {
  /** Folder that holds the cluster. */
  folder: string
  /** Where to listen: a Unix socket, or a port of this machine chosen by the system. */
  listen: { path: string } | { host: string; port: number }
  /** What clients must know; absent on a Unix socket, whose folder keeps others out. */
  password?: string
  /** Whether a commit reaches the disk before it is acknowledged. */
  durable: boolean
  /** How long a connection may sit idle in a transaction while others wait, in milliseconds. */
  idleLimitMs: number
}

/** What the thread tells: it listens, on this TCP port (0 on a Unix socket). */
export interface WorkerReady {
  port: number
}

/** What the thread tells before it ends, when PostgreSQL cannot go on. */
export interface WorkerPanic {
  panic: string
}

/** What the thread is told, once. */
export type WorkerOrder = 'stop'
