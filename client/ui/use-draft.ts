import { useEffect, useState } from 'react'

/**
 * What a form holds, kept in this tab over a reload or a new sign-in; where the browser keeps nothing, the form works
 * without that.
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
  return {
    draft,
    /** Whether the form holds anything but what was offered. */
    unsaved: (Object.keys(typed) as (keyof Draft)[]).some((name) => draft[name] !== offered[name]),
    /** Whether it was typed before the form was opened. */
    restored,
    change(part: Partial<Draft>) {
      const next = { ...typed, ...part }
      setTyped(next)
      whereAllowed((storage) => storage.setItem(placeOf(key), JSON.stringify(next)))
    },
    /** Forgets what was typed: it is done, or thrown away. */
    drop() {
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
