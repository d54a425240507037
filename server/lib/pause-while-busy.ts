import { setTimeout as wait } from 'node:timers/promises'

/** Pause as a share of a portion's duration: 1 halves the speed. */
const PAUSE_SHARE = 1
/** Upper limit of a pause. */
const MAX_PAUSE_MS = 250

/** Passes portions through, with pauses while `isBusy`; backpressure also pauses reading and the database. */
export async function* pauseWhileBusy<T>(
  portions: AsyncIterable<T>,
  { isBusy }: { isBusy?: () => boolean },
): AsyncGenerator<T> {
  let began = performance.now()
  for await (const portion of portions) {
    yield portion
    if (isBusy?.()) await wait(Math.min(MAX_PAUSE_MS, (performance.now() - began) * PAUSE_SHARE))
    began = performance.now()
  }
}
