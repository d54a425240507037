import { useEffect, useEffectEvent, useState } from 'react'
import { fetchAhead } from '#client/data/fetch-ahead.ts'
import { readServerClock, serverNow } from './server-clock.ts'

/** Not everybody asks in the same second. */
const SPREAD_MS = 3_000
/** After a try that found nothing, such as one that failed: each wait is longer, up to the tenth. */
const AGAIN_MS = 3_000
const LONGEST_MS = 30_000

/**
 * Counts to a release by the server's clock.
 *
 * @param releaseAt ISO 8601; another one begins anew.
 * @param onHour called after the release and a random time of up to 3 s, and again while the countdown is still shown.
 * @returns milliseconds until then; null until the clock is known.
 */
export function useCountdown(releaseAt: string, onHour: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const reach = useEffectEvent(onHour)
  useEffect(() => {
    const end = Date.parse(releaseAt)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = (work: () => void, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(work, ms)
    }
    const ask = (tries: number) => {
      reach()
      const delay = tries * AGAIN_MS
      wait(
        () => ask(tries + 1),
        delay < LONGEST_MS ? delay + Math.random() * SPREAD_MS : LONGEST_MS * (1 + Math.random()),
      )
    }
    const count = () => {
      const rest = end - serverNow()
      setLeft(Math.max(0, rest))
      if (rest > 0) wait(count, Math.min(rest, rest % 1000 || 1000))
      else wait(() => ask(1), Math.random() * SPREAD_MS)
    }
    const begin = async () => {
      await readServerClock()
      if (!isOver) count()
    }
    // A device that slept has counted too little.
    const onShown = () => document.visibilityState === 'visible' && void begin()
    document.addEventListener('visibilitychange', onShown)
    const onOnline = () => void begin()
    window.addEventListener('online', onOnline)
    void begin()
    // What asks is there before the hour.
    void fetchAhead(() => import('#client/data/browser-client.ts'))
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('online', onOnline)
    }
  }, [releaseAt])
  return left
}
