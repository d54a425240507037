import { useEffect, useRef } from 'react'

/**
 * For elements that appear after a press: takes the focus, so that keyboard and screen reader go on there, but never
 * away from somebody who is typing.
 *
 * @param taking false to leave the focus where it is.
 */
export function useTakenFocus<Part extends HTMLElement>(taking = true) {
  const part = useRef<Part>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (!taking || (focused?.matches(typedInto) && focused !== sentFrom)) return
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [taking])
  return part
}

const typedInto = 'textarea, input:not([type=file], [type=checkbox], [type=radio])'

/** The field in which Enter has sent the form, until another key is pressed. */
let sentFrom: EventTarget | null = null
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ key, target, isComposing }) => {
    sentFrom = key === 'Enter' && !isComposing && target instanceof HTMLInputElement ? target : null
  })
}
