import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import styled from 'styled-components'
import { useIsIdle } from '#client/data/use-is-idle.ts'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { CheckNotice } from './check-notice.tsx'
import type { LookUpProblem } from './look-up-problem.ts'
import { ERROR } from './messages.ts'

interface ProblemNoticeProps {
  problem: LookUpProblem
}

/** Says that loading failed, tries again by itself while that may help until told to stop, and offers to try at once. */
export function ProblemNotice({ problem }: ProblemNoticeProps) {
  const { pathname, search } = useLocation()
  const coming = useAutomaticRetry(problem)
  // Without JavaScript nobody tries.
  const retry = useHydrated() ? coming : null
  const tryAgain = useRef<HTMLAnchorElement>(null)
  if (problem.isCheck) return <CheckNotice problem={problem} />
  if (problem.byForm) {
    return (
      <Callout tone="danger" title={ERROR}>
        <p>{problem.message}</p>
        <p>{t('Send the form below to try again.')}</p>
      </Callout>
    )
  }
  return (
    <Callout tone="danger" title={ERROR}>
      <p>{problem.message}</p>
      <p role="status">{`${retry ? `${sayRetry(retry)} ` : ''}${t('What you typed is kept.')}`}</p>
      <Actions>
        <ButtonLink
          ref={tryAgain}
          to={pathname + search}
          replace
          preventScrollReset
          variant="secondary"
          size="small"
        >
          {retry ? t('Try now') : t('Try again')}
        </ButtonLink>
        {retry && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              retry.stop()
              // The button goes, and the focus must not be lost with it.
              tryAgain.current?.focus()
            }}
          >
            {t('Stop trying')}
          </Button>
        )}
      </Actions>
    </Callout>
  )
}

function sayRetry({ tries, seconds }: AutomaticRetry): string {
  const tried = { next: tries + 1, most: mostTries }
  return seconds === null
    ? t('We keep trying for you (try {next} of {most}).', tried)
    : t(
        'We keep trying for you (try {next} of {most}, next in about {seconds, plural, one {# second} other {# seconds}}).',
        { ...tried, seconds },
      )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`

/** After these many automatic tries, about two minutes, it is left to the visitor. */
export const mostTries = 8

const LONGEST_MS = 15_000

/**
 * Waiting time in ms before the try after `tries` failed ones: 1 to 2 s, then 2 to 4 s and so on up to 15 to 30 s, but
 * no shorter than the server wishes. Thousands are turned away in the same second, and must not come back in the same one.
 *
 * @param retryAfter seconds, from the server.
 */
export function retryDelay(tries: number, retryAfter = 0, random: () => number = Math.random): number {
  return Math.max(Math.min(1000 * 2 ** tries, LONGEST_MS), retryAfter * 1000) * (1 + random())
}

interface AutomaticRetry {
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
function useAutomaticRetry(problem: LookUpProblem): AutomaticRetry | null {
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
