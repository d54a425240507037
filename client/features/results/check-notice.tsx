import { useSyncExternalStore } from 'react'
import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { isComputing, onComputing } from './ask-with-proof.ts'
import type { LookUpProblem } from './look-up-problem.ts'
import { CHECKING } from './messages.ts'

const WHY = t('Many results were looked up from your internet connection.')
const COMPUTING = `${WHY} ${t('Your device is doing a short calculation. It takes a few seconds, then your result appears.')}`

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

/** Says whether an unanswered look-up waits for the browser or for the time. */
export function CheckNotice({ problem: { message, byForm } }: CheckNoticeProps) {
  const computing = useComputing()
  if (byForm) {
    return (
      <Callout tone="info" title={CHECKING}>
        <p>{message}</p>
        <p>{t('Then send the form below again.')}</p>
      </Callout>
    )
  }
  return (
    <Callout tone="info" title={`${CHECKING}…`}>
      <p role="status">{computing ? COMPUTING : message}</p>
      <p>{t('What you typed is kept.')}</p>
    </Callout>
  )
}
