import { useEffect, useRef, useState } from 'react'

/**
 * What a form holds, kept in this tab over a reload or a new sign-in; where the browser keeps nothing, the form works
 * without that. The browser asks before the tab closes with it.
 *
 * @param key of what the form is about: another one begins anew.
 * @param offered what the inputs hold until somebody types.
 */
export function useDraft<Draft extends object>(key: string, offered: Draft) {
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const [restored, setRestored] = useState(false)
  // What was typed before a reload is only known in the browser: after the first render, which equals the server's.
  useEffect(() => {
    const before = readDraft<Draft>(key)
    setTyped(before)
    setRestored(Object.keys(before).length > 0)
  }, [key])

  const draft: Draft = { ...offered, ...typed }
  const unsaved = (Object.keys(typed) as (keyof Draft)[]).some((name) => draft[name] !== offered[name])
  // Known before the next render: a page that is left right after saving is left without a question.
  const isDropped = useRef(false)
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDropped.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  return {
    draft,
    /** Whether the form holds anything but what was offered. */
    unsaved,
    /** Whether it was typed before the form was opened. */
    restored,
    change(part: Partial<Draft>) {
      isDropped.current = false
      setTyped((before) => ({ ...before, ...part }))
      const kept = { ...readDraft<Draft>(key), ...part }
      whereAllowed((storage) => storage.setItem(placeOf(key), JSON.stringify(kept)))
    },
    /** Forgets what was typed: it is done, or thrown away. */
    drop() {
      isDropped.current = true
      setTyped({})
      setRestored(false)
      whereAllowed((storage) => storage.removeItem(placeOf(key)))
    },
  }
}

const placeOf = (key: string) => `draft:${key}`

function readDraft<Draft>(key: string): Partial<Draft> {
  const stored = whereAllowed((storage) => JSON.parse(storage.getItem(placeOf(key)) ?? '{}'))
  return stored !== null && typeof stored === 'object' ? stored : {}
}

/** A browser may refuse its storage, or it may be full. */
function whereAllowed(use: (storage: Storage) => unknown): unknown {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
