/** Input of the thread. */
export interface WorkerInput {
  /** Folder that holds the cluster. */
  folder: string
  /** Where to listen: a Unix socket, or a port of this machine chosen by the system. */
  listen: { path: string } | { host: string; port: number }
  /** Password for clients; absent on a Unix socket, whose folder restricts access. */
  password?: string
  /** Whether a commit reaches the disk before it is acknowledged. */
  durable: boolean
  /** How long a connection may sit idle in a transaction while others wait, in milliseconds. */
  idleLimitMs: number
}

/** Sent when the thread listens, with its TCP port (0 on a Unix socket). */
export interface WorkerReady {
  port: number
}

/** Sent before the thread ends because PostgreSQL cannot continue. */
export interface WorkerPanic {
  panic: string
}

/** The only message to the thread. */
export type WorkerOrder = 'stop'
