import { useSyncExternalStore } from 'react'
import { Callout } from '#client/ui/callout.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { LookUpProblem } from './look-up-problem.ts'
import { CHECKING } from './messages.ts'
import { isComputing, onComputing } from './proof-of-work.ts'

const WHY = 'Many results were looked up from your internet connection.'
const COMPUTING = `${WHY} Your device is doing a short calculation. It takes a few seconds, then your result appears.`

const useComputing = () => useSyncExternalStore(onComputing, isComputing, () => false)

/** Stands above the form while the browser computes. */
export function ComputingNotice() {
  return (
    useComputing() && (
      <Callout tone="info" title={`${CHECKING}…`} role="status">
        <p>{COMPUTING}</p>
      </Callout>
    )
  )
}

interface CheckNoticeProps {
  problem: LookUpProblem
}

/** Says what a look-up waits for that was not answered: the browser, or the time. */
export function CheckNotice({ problem: { message, byForm, retryAfterSeconds = 1 } }: CheckNoticeProps) {
  const hydrated = useHydrated()
  const computing = useComputing()
  const seconds = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`
  if (byForm) {
    return (
      <Callout tone="info" title={CHECKING}>
        <p>{message}</p>
        <p>Then send the form below again.</p>
      </Callout>
    )
  }
  return (
    <Callout tone="info" title={`${CHECKING}…`}>
      <p role="status">
        {computing ? COMPUTING : hydrated ? message : `${WHY} This page tries again by itself in ${seconds}.`}
      </p>
      <p>What you typed is kept.</p>
    </Callout>
  )
}
