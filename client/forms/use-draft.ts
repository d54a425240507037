import { useEffect, useRef, useState } from 'react'

/** The values of a form's fields, and the version of the record that has them. */
export interface Edited<Values> {
  values: Values
  version?: number | undefined
}

interface Draft<Values> {
  values: Values
  /** The record as it was when somebody began to type. */
  edited: Edited<Values>
}

/**
 * Typed values of a form, kept in this tab over a reload or a new sign-in; where the browser keeps nothing, the form works
 * without that. The browser asks before the tab closes with it.
 *
 * @param key of the subject of the form; without one, nothing is kept.
 * @param given the record that is edited.
 * @param isFrozen whether changes are ignored, because nothing would save them.
 */
export function useDraft<Values extends object>(
  key: string | undefined,
  given: Edited<Values>,
  isFrozen: boolean,
) {
  const [draft, setDraft] = useState<Draft<Values>>()
  const [restored, setRestored] = useState(false)
  const [discards, setDiscards] = useState(0)
  /** A record that was saved, until it is given. */
  const [newer, setNewer] = useState<{ than: string; record: Edited<Values> }>()
  const offered = newer?.than === JSON.stringify(given) ? newer.record : given
  // These are known before the next render: a page that is left right after saving is left without a question, and a key that
  // is pressed meanwhile changes what was saved.
  const latest = useRef(draft)
  const target = useRef<{ key: string | undefined; saved?: Edited<Values> | undefined }>({ key })
  useEffect(() => {
    target.current.saved = undefined
  })
  // Values typed before a reload are only known in the browser: after the first render, which equals the server's.
  useEffect(() => {
    const before = readDraft<Values>(key)
    target.current = { key }
    latest.current = before
    setNewer(undefined)
    setDraft(before)
    setRestored(before !== undefined)
  }, [key])

  const values: Values = { ...offered.values, ...draft?.values }
  // Other parts of the record may have changed since: those are not overwritten.
  const isAsEdited = !draft || isSame(draft.edited.values, offered.values)
  const edited = isAsEdited ? offered : draft.edited
  const unsaved = key !== undefined && draft !== undefined && !isSame(values, offered.values)
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])

  function set(next: Draft<Values> | undefined) {
    latest.current = next
    setDraft(next)
    storeDraft(target.current.key, next)
  }
  function drop() {
    set(undefined)
    setRestored(false)
  }
  const hold = (values: Values, record: Edited<Values>) => set({ values, edited: record })
  const offer = (record: Edited<Values>) => setNewer({ than: JSON.stringify(given), record })
  return {
    values,
    edited,
    /** Whether the form holds anything but the record. */
    unsaved,
    /** Whether it was typed before the form was opened. */
    restored,
    /** Number of discarded drafts: fields with a state of their own are mounted again. */
    discards,
    change(part: Partial<Values>) {
      if (isFrozen) return
      const { saved } = target.current
      const begun = latest.current ?? (saved ? { ...saved, edited: saved } : { values, edited })
      hold({ ...begun.values, ...part }, begun.edited)
    },
    drop,
    /** Takes values as typed into a record. */
    hold,
    /** Holds the sent values, unless more was typed since. */
    holdSent: (sent: Values) => !latest.current && hold(sent, edited),
    /** Deletes the draft. @param record that takes its place, by default the given one. */
    discard(record?: Edited<Values>) {
      drop()
      setDiscards((before) => before + 1)
      if (record) offer(record)
    },
    /**
     * Ends the draft that was saved. Values typed meanwhile become a draft of the saved record.
     *
     * @param savedKey of the form of the saved record, where that is another one.
     */
    settle(saved: Edited<Values>, savedKey = key) {
      const since = latest.current
      drop()
      target.current = { key: savedKey }
      if (saved.version !== undefined) {
        target.current.saved = saved
        offer(saved)
      }
      if (since && !isSame(since.values, saved.values)) hold(since.values, saved)
    },
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const placeOf = (key: string) => `draft:${key}`

function readDraft<Values>(key: string | undefined): Draft<Values> | undefined {
  if (key === undefined) return undefined
  const stored = whereAllowed((storage) => JSON.parse(storage.getItem(placeOf(key)) ?? 'null'))
  // Earlier versions of this page stored other drafts.
  return stored?.values && stored.edited ? stored : undefined
}

function storeDraft(key: string | undefined, draft: object | undefined) {
  if (key === undefined) return
  whereAllowed((storage) =>
    draft ? storage.setItem(placeOf(key), JSON.stringify(draft)) : storage.removeItem(placeOf(key)),
  )
}

/** A browser may refuse its storage, or it may be full. */
function whereAllowed<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
