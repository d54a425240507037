import { useEffect, useRef, useState } from 'react'

/**
 * For a table that shows its first rows and the others at a press: the button goes then, so the focus moves on to the
 * first row that it brought.
 *
 * @param shownAtFirst how many rows that are.
 */
export function useShowAll(shownAtFirst: number) {
  const [all, setAll] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = all && box.current?.querySelectorAll<HTMLElement>('tbody > tr')[shownAtFirst]
    if (!row) return
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  }, [all, shownAtFirst])
  return { all, showAll: () => setAll(true), box }
}
