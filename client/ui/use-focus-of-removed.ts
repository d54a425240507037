import { type RefObject, useLayoutEffect } from 'react'

/**
 * For a part that goes away while a control in it has the focus, as a button that worked does: the focus goes to the part of the
 * page around it, so that keyboard and screen reader go on there rather than at the start of the page.
 */
export function useFocusOfRemoved(part: RefObject<HTMLElement | null>) {
  useLayoutEffect(
    () => () => {
      if (part.current?.contains(document.activeElement) !== true) return
      const around = ancestorsOf(part.current)
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost) focusFor(around.find((one) => one.isConnected))
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

/** Focuses what no key leads to. */
function focusFor(element: HTMLElement | undefined) {
  if (element === undefined) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
