import { useEffect, useRef } from 'react'

/**
 * For what appears as the answer to a press: takes the focus, so that keyboard and screen reader go on there, but never
 * away from somebody who is typing.
 *
 * @param taking false to leave the focus where it is.
 */
export function useTakenFocus<Part extends HTMLElement>(taking = true) {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (!taking || document.activeElement?.matches(typedInto)) return
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [taking])
  return part
}

const typedInto = 'textarea, input:not([type=file], [type=checkbox], [type=radio])'
