import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { LookUpProblem } from './look-up-problem.ts'

/** After these many automatic tries it is left to the visitor. */
export const mostTries = 4

/**
 * Waiting time in ms before the try after `tries` failed ones: 1 to 2 s, then 2 to 4 s, 4 to 8 s, 8 to 16 s. Thousands
 * are turned away in the same second, and must not come back in the same one.
 */
export function retryDelay(tries: number, random: () => number = Math.random): number {
  return 1000 * 2 ** tries * (1 + random())
}

/**
 * Loads the page's data again while its problem is a passing one.
 *
 * @returns how many tries have failed so far, or null when no further one will be made.
 */
export function useAutomaticRetry(problem: LookUpProblem, onGivenUp: () => void): number | null {
  const { revalidate } = useRevalidator()
  // Every try that fails brings a problem of its own.
  const [last, setLast] = useState({ problem, tries: 0 })
  const tries = last.problem === problem ? last.tries : last.tries + 1
  if (last.problem !== problem) setLast({ problem, tries })
  const waiting = canWait({ problem, tries })

  const giveUp = useEffectEvent(onGivenUp)
  useEffect(() => {
    if (!canWait(last)) return giveUp()
    const timer = setTimeout(() => revalidate(), retryDelay(last.tries))
    return () => clearTimeout(timer)
  }, [last, revalidate])
  return waiting ? tries : null
}

const canWait = ({ problem, tries }: { problem: LookUpProblem; tries: number }) =>
  problem.passing && tries < mostTries
