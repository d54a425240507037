import type { ProcessMetrics } from '#server/metrics/collect.ts'

/** Messages of a worker to the primary process. */
export type WorkerMessage =
  /** It is loading, and waits for 'database-ready'. */
  | { kind: 'waiting' }
  /** It serves requests on this port. */
  | { kind: 'ready'; port: number }
  /** It cannot start; `reason` is a message for the operator. */
  | { kind: 'failed'; reason: string }
  /** A mail was added to the outbox. */
  | { kind: 'mail' }
  /** Its metrics, in response to the request with this number. */
  | { kind: 'metrics'; number: number; metrics: ProcessMetrics }

/** @param sent called when the message was sent or the primary has ended. */
export function tellPrimary(message: WorkerMessage, sent: () => void = () => {}): void {
  if (process.send) process.send(message, sent)
  else sent()
}

/** Messages of the primary process to a worker. */
export type PrimaryMessage =
  /** The database has the current schema, and the demo content if wanted. */
  | { kind: 'database-ready' }
  /** All workers stop. */
  | { kind: 'stop' }
  /** Request for metrics; the response has the same number. */
  | { kind: 'metrics'; number: number }

/** Resolves when the primary says that the database is ready. For a worker. */
export function databaseIsReady(): Promise<void> {
  const ready = toldByPrimary('database-ready')
  tellPrimary({ kind: 'waiting' })
  return ready
}

/** Resolves at the first message of this kind. For a worker. */
export function toldByPrimary(kind: PrimaryMessage['kind']): Promise<void> {
  return new Promise((told) => {
    const onMessage = (message: PrimaryMessage) => {
      if (message.kind !== kind) return
      process.off('message', onMessage)
      told()
    }
    process.on('message', onMessage)
  })
}
