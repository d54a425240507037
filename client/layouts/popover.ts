import type { FocusEvent, MouseEvent, ToggleEvent } from 'react'

/**
 * Behaviour for an element with the `popover` attribute, which opens, closes on Escape and closes on a press
 * outside by itself: it also closes when a link inside is followed or the focus moves on, and takes the focus in.
 */
export const popoverBehaviour = {
  onClick(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover()
  },
  onBlur(event: FocusEvent<HTMLElement>) {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) event.currentTarget.hidePopover()
  },
  onToggle(event: ToggleEvent<HTMLElement>) {
    // The browser's event comes a moment later: the focus may already be inside.
    if (event.newState !== 'open' || event.currentTarget.contains(document.activeElement)) return
    event.currentTarget.querySelector<HTMLElement>('a, button')?.focus()
  },
}
