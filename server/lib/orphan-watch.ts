/** A stored file, as a sweep finds it. */
export interface StoredFile {
  key: string
  modifiedAt: Date
}

/** Whether a stored file that no record knows is nobody's, rather than somebody's who is just saving it. */
export type IsAbandoned = (file: StoredFile) => boolean

/**
 * Takes files for abandoned that sweeps have found without a record, and unchanged, for `patienceMs`. That is measured
 * from the first finding by a clock that nobody sets: a wall clock that jumps, or one that differs from the file
 * store's, must not make a file that is just being saved look old.
 *
 * @param now milliseconds that never go back.
 */
export function createOrphanWatch(
  patienceMs: number,
  now = () => performance.now(),
): { isAbandoned: IsAbandoned; endRound(): void } {
  let before = new Map<string, { since: number; modified: number }>()
  let found: typeof before = new Map()
  return {
    isAbandoned({ key, modifiedAt }) {
      const modified = modifiedAt.getTime()
      const earlier = before.get(key)
      const one = earlier?.modified === modified ? earlier : { since: now(), modified }
      found.set(key, one)
      return now() - one.since >= patienceMs
    },
    /** A sweep is over: what it did not find is forgotten. */
    endRound() {
      before = found
      found = new Map()
    },
  }
}
