import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useIsIdle } from '#client/data/use-is-idle.ts'
import type { LookUpProblem } from './look-up-problem.ts'

/** After these many automatic tries, about two minutes, it is left to the visitor. */
export const mostTries = 8

const LONGEST_MS = 15_000

/**
 * Waiting time in ms before the try after `tries` failed ones: 1 to 2 s, then 2 to 4 s and so on up to 15 to 30 s, but
 * no shorter than the server wishes. Thousands are turned away in the same second, and must not come back in the same one.
 *
 * @param retryAfter what the server asked for, in seconds.
 */
export function retryDelay(tries: number, retryAfter = 0, random: () => number = Math.random): number {
  return Math.max(Math.min(1000 * 2 ** tries, LONGEST_MS), retryAfter * 1000) * (1 + random())
}

export interface AutomaticRetry {
  /** How many tries have failed so far. */
  tries: number
  /** Until the next one, in seconds; null while it is under way, and on the server. */
  seconds: number | null
  /** No more tries, until the visitor makes one. */
  stop: () => void
}

/**
 * Loads the page's data again while its problem is a passing one, and at once when the connection is back.
 *
 * @returns null when no further try will be made.
 */
export function useAutomaticRetry(problem: LookUpProblem): AutomaticRetry | null {
  const { revalidate } = useRevalidator()
  const isIdle = useIsIdle()
  // Every try that fails brings a problem of its own.
  const [last, setLast] = useState({ problem, tries: 0 })
  const [seconds, setSeconds] = useState<number | null>(null)
  const [stopped, setStopped] = useState(false)
  const tries = last.problem === problem ? last.tries : last.tries + 1
  if (last.problem !== problem) setLast({ problem, tries })

  useEffect(() => {
    if (stopped || !last.problem.passing) return
    // The next try is made at once; if it fails, too, the waits start over: the connection has only just come back.
    const onOnline = () => setLast({ problem: last.problem, tries: -1 })
    window.addEventListener('online', onOnline)
    const unlisten = () => window.removeEventListener('online', onOnline)
    if (!canWait(last) || !isIdle) return unlisten
    // The server cannot compute for the browser, which begins as soon as it is there.
    const isFirstCheck = last.problem.isCheck && last.tries === 0
    const delay = isFirstCheck || last.tries < 0 ? 0 : retryDelay(last.tries, last.problem.retryAfterSeconds)
    setSeconds(delay === 0 ? null : Math.ceil(delay / 1000))
    const timer = setTimeout(() => revalidate(), delay)
    return () => {
      clearTimeout(timer)
      unlisten()
    }
  }, [last, stopped, isIdle, revalidate])

  if (stopped || !canWait({ problem, tries })) return null
  return { tries: Math.max(tries, 0), seconds, stop: () => setStopped(true) }
}

const canWait = ({ problem, tries }: { problem: LookUpProblem; tries: number }) =>
  problem.passing && tries < mostTries
