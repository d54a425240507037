import { useEffect, useRef, useState } from 'react'

/**
 * The values of a form, kept in this tab over a reload or a new sign-in; where the browser keeps nothing, the form works
 * without that. The browser asks before the tab closes with it.
 *
 * @param key of the form's subject: another one starts a new draft.
 * @param given what the inputs hold until somebody types.
 * @param closesAfterSubmit true while the form is being sent and will then close: changes are ignored, because nothing would
 *   save them. A form that stays leaves this out, and calls `settle`.
 */
export function useDraft<Draft extends object>(key: string, given: Draft, closesAfterSubmit = false) {
  const [typed, setTyped] = useState<Partial<Draft>>({})
  /** A draft that was saved under another key, until the form of that key opens. */
  const [moved, setMoved] = useState<Draft>()
  const offered = moved ?? given
  // Both are known before the next render: a page that is left right after saving is left without a question, and a key that
  // is pressed meanwhile changes what was saved.
  const latest = useRef(typed)
  const target = useRef<{ key: string; base: Partial<Draft> }>({ key, base: {} })
  const [restored, setRestored] = useState(false)
  // Values typed before a reload are only known in the browser: after the first render, which equals the server's.
  useEffect(() => {
    const before = readDraft<Draft>(key)
    setMoved(undefined)
    target.current = { key, base: {} }
    latest.current = before
    setTyped(before)
    setRestored(Object.keys(before).length > 0)
  }, [key])

  const draft: Draft = { ...offered, ...typed }
  const unsaved = (Object.keys(typed) as (keyof Draft)[]).some((name) => draft[name] !== offered[name])
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (Object.keys(latest.current).length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])

  function hold(next: Partial<Draft>) {
    latest.current = next
    setTyped(next)
    keepDraft(target.current.key, next)
  }
  function drop() {
    hold({})
    setRestored(false)
  }
  return {
    draft,
    /** Whether the form holds anything but what was offered. */
    unsaved,
    /** Whether it was typed before the form was opened. */
    restored,
    change(part: Partial<Draft>) {
      if (!closesAfterSubmit) hold({ ...latest.current, ...part, ...target.current.base })
    },
    /** Forgets what was typed: it is done, or thrown away. */
    drop,
    /**
     * Forgets the saved values. Values typed meanwhile stay.
     *
     * @param sent the draft that was saved.
     * @param base by which parts a draft knows what it changes, as they are now: a version.
     * @param savedKey of the saved subject, where that is another one.
     */
    settle(sent: Draft, base: Partial<Draft>, savedKey = key) {
      const since = Object.entries(latest.current).filter(
        ([name, value]) =>
          !(name in base) && JSON.stringify(value) !== JSON.stringify(sent[name as keyof Draft]),
      )
      const left = since.length === 0 ? {} : { ...(Object.fromEntries(since) as Partial<Draft>), ...base }
      drop()
      if (savedKey !== key) {
        target.current = { key: savedKey, base }
        setMoved({ ...sent, ...base })
      }
      hold(left)
    },
  }
}

const placeOf = (key: string) => `draft:${key}`

function readDraft<Draft>(key: string): Partial<Draft> {
  const stored = whereAllowed((storage) => JSON.parse(storage.getItem(placeOf(key)) ?? '{}'))
  return stored !== null && typeof stored === 'object' ? stored : {}
}

function keepDraft(key: string, typed: object) {
  whereAllowed((storage) =>
    Object.keys(typed).length === 0
      ? storage.removeItem(placeOf(key))
      : storage.setItem(placeOf(key), JSON.stringify(typed)),
  )
}

/** A browser may refuse its storage, or it may be full. */
function whereAllowed(use: (storage: Storage) => unknown): unknown {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
