import type { ProcessMetrics } from '#server/metrics/collect.ts'

/** What a worker tells the primary process. */
export type WorkerMessage =
  /** It loads, and will open the database when it is told that it is ready. */
  | { kind: 'waiting' }
  /** It answers on this port. */
  | { kind: 'ready'; port: number }
  /** It cannot start, and why: a sentence for the person at the keyboard. */
  | { kind: 'failed'; reason: string }
  /** There is a mail to deliver. */
  | { kind: 'mail' }
  /** What it has measured, as it was asked under this number. */
  | { kind: 'metrics'; number: number; metrics: ProcessMetrics }

/** @param sent called when it is on its way, or the primary is gone. */
export function tellPrimary(message: WorkerMessage, sent: () => void = () => {}): void {
  if (process.send) process.send(message, sent)
  else sent()
}

/** What the primary process tells a worker. */
export type PrimaryMessage =
  /** The database has the present schema, and its demo. */
  | { kind: 'database-ready' }
  | { kind: 'stop' }
  /** Tell what you have measured, under this number. */
  | { kind: 'metrics'; number: number }

/** Asks the primary, which answers when it is so. For a worker. */
export function databaseIsReady(): Promise<void> {
  return new Promise((ready) => {
    const hear = ({ kind }: PrimaryMessage) => {
      if (kind !== 'database-ready') return
      process.off('message', hear)
      ready()
    }
    process.on('message', hear)
    tellPrimary({ kind: 'waiting' })
  })
}
