import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fieldId } from '#client/ui/form-errors.ts'
import type { SlipState } from './load-slip.ts'

/**
 * Gives the focus to the result of a check, so that it is read out, or to the field if no code was entered. A page that opens
 * with a verdict is left alone.
 *
 * @returns a ref for the element that holds the verdict or the problem.
 */
export function useAnnouncedVerdict(state: SlipState) {
  const place = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const announced = useRef({ state, key })
  const announce = useEffectEvent((loaded: SlipState) => {
    const { current } = announced
    if (current.state === loaded) return
    announced.current = { state: loaded, key }
    // A try that fails again is told by the notice itself.
    if (loaded.problem && current.key === key) return
    const field = loaded.code === '' ? document.getElementById(fieldId('code')) : null
    ;(field ?? place.current)?.focus()
  })
  useEffect(() => announce(state), [state])
  return place
}
