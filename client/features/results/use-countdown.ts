import { useEffect, useEffectEvent, useState } from 'react'
import { fetchAhead } from '#client/data/fetch-ahead.ts'
import { readServerClock, serverNow } from './server-clock.ts'

/** Not everybody asks in the same second. */
const SPREAD_MS = 3_000
/** After a try that found nothing, such as one that failed. */
const AGAIN_MS = 3_000
const MOST_TRIES = 10

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
      if (tries < MOST_TRIES) wait(() => ask(tries + 1), tries * AGAIN_MS + Math.random() * SPREAD_MS)
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
    void begin()
    // What asks is there before the hour.
    void fetchAhead(() => import('#client/data/browser-client.ts'))
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [releaseAt])
  return left
}
