import { useEffect, useRef, useState } from 'react'

/**
 * For a list that shows its first entries and the others at a press: the button goes then, so the focus moves on to the
 * first entry that it brought.
 *
 * @param shownAtFirst how many entries that are: rows of a table's body, or children of a list.
 */
export function useShowAll<List extends HTMLElement>(shownAtFirst: number) {
  const [all, setAll] = useState(false)
  const list = useRef<List>(null)
  useEffect(() => {
    if (!all || !list.current) return
    const entries = (list.current.querySelector('tbody') ?? list.current).children
    const entry = entries[shownAtFirst]
    if (!(entry instanceof HTMLElement)) return
    entry.tabIndex = -1
    entry.focus({ preventScroll: true })
  }, [all, shownAtFirst])
  return { all, showAll: () => setAll(true), list }
}
