import { useEffect, useReducer } from 'react'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { readServerClock, serverNow } from './server-clock.ts'

/**
 * The server's time in milliseconds, once it is known: the clock of a computer in an office may be wrong. 0 in the render
 * that must equal the server's.
 */
export function useServerNow(): number {
  const [, show] = useReducer((shown: number) => shown + 1, 0)
  useEffect(() => void readServerClock().then(show), [])
  return useHydrated() ? serverNow() : 0
}
