import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useToast } from '#client/ui/toast-context.ts'
import type { ResultsState } from './load-results.ts'
import { ABOUT } from './messages.ts'
import type { Outcome } from './outcome.ts'

/**
 * Leads the visitor to the outcome of a look-up when it comes: brings it into view and gives it the focus, so that it
 * is read out. A page that opens with an outcome is left alone.
 *
 * @param isAwaited the result comes later, which is the outcome until then.
 * @returns a ref for the element that holds the outcome.
 */
export function useAnnouncedOutcome(state: ResultsState, outcome: Outcome | null, isAwaited: boolean) {
  const place = useRef<HTMLElement>(null)
  const { dismiss } = useToast()
  const { key } = useLocation()
  const announced = useRef({ state, key })

  const announce = useEffectEvent((loaded: ResultsState) => {
    if (announced.current.state === loaded) return
    const sameLookUp = announced.current.key === key
    announced.current = { state: loaded, key }
    dismiss(ABOUT)
    if (!(outcome || isAwaited) || loaded.asked.candidateId === '') return
    // A try that fails again is told by the notice itself, and a countdown goes on.
    if (sameLookUp && (!outcome || outcome.kind === 'problem')) return
    // The form for a re-check says what is wrong with it.
    if (loaded.recheck && place.current?.contains(document.activeElement)) return
    place.current?.scrollIntoView({ block: outcome?.kind === 'result' ? 'start' : 'center' })
    place.current?.focus({ preventScroll: true })
  })
  useEffect(() => announce(state), [state])
  return place
}
