import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { withTimeLimit } from './time-limit.ts'

let known: { now: number; at: number } | undefined

/** Asks the server for its time. Without an answer the device's clock has to do. */
export async function readServerClock(): Promise<void> {
  try {
    const ask = async (signal: AbortSignal) => (await fetch('/clock', { cache: 'no-store', signal })).json()
    const { now } = await withTimeLimit(ask)
    if (typeof now === 'number') known = { now, at: performance.now() }
  } catch {
    // It is asked again when the page is looked at again.
  }
}

/** For tests, whose files share this module. */
export function forgetServerClock(): void {
  known = undefined
}

export const isServerClockKnown = () => known !== undefined

/** The server's time in milliseconds: late by as long as its answer was on its way, and never ahead. */
export function serverNow(): number {
  return known ? known.now + performance.now() - known.at : Date.now()
}

/** Today in Nepal, yyyy-MM-dd, by the server's clock, which a browser asks for once. */
export async function serverToday(): Promise<string> {
  if (typeof document !== 'undefined' && !known) await readServerClock()
  return todayInNepal(new Date(serverNow()))
}
