import { type RefObject, useLayoutEffect } from 'react'

/** Moves the focus of a removed part to an ancestor, so that keyboard and screen reader do not start at the top of the page. */
export function useFocusOfRemoved(part: RefObject<HTMLElement | null>) {
  useLayoutEffect(
    () => () => {
      if (part.current?.contains(document.activeElement) !== true) return
      const around = ancestorsOf(part.current)
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost) around.find((one) => one.isConnected && takesFocus(one))
      })
    },
    [part],
  )
}

function ancestorsOf(element: Element): HTMLElement[] {
  const { parentElement } = element
  return parentElement === null || parentElement === document.body
    ? []
    : [parentElement, ...ancestorsOf(parentElement)]
}

/** Focuses an element without a tab stop. @returns false where that is not possible, as for one without a box. */
function takesFocus(element: HTMLElement): boolean {
  const hadIndex = element.hasAttribute('tabindex')
  if (!hadIndex) element.tabIndex = -1
  element.focus({ preventScroll: true })
  const isFocused = document.activeElement === element
  const forget = () => element.removeAttribute('tabindex')
  if (!hadIndex && isFocused) element.addEventListener('blur', forget, { once: true })
  else if (!hadIndex) forget()
  return isFocused
}
