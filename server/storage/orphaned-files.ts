/** A stored file, as the clean-up lists it. */
export interface StoredFile {
  key: string
  modifiedAt: Date
}

/** Whether a file without a record is orphaned, rather than being saved at this moment. */
export type IsOrphaned = (file: StoredFile) => boolean

/**
 * Counts files as orphaned that clean-ups have found without a record, and unchanged, for `minAgeMs`. The time is
 * measured by the monotonic clock from the first finding, because wall clocks jump and differ between machines.
 *
 * @param now monotonic clock, in milliseconds.
 */
export function createOrphanTracker(
  minAgeMs: number,
  now = () => performance.now(),
): { isOrphaned: IsOrphaned; endRound(): void } {
  let previous = new Map<string, { since: number; modified: number }>()
  let found: typeof previous = new Map()
  return {
    isOrphaned({ key, modifiedAt }) {
      const modified = modifiedAt.getTime()
      const earlier = previous.get(key)
      const entry = earlier?.modified === modified ? earlier : { since: now(), modified }
      found.set(key, entry)
      return now() - entry.since >= minAgeMs
    },
    /** Ends a clean-up: files that it did not find are forgotten. */
    endRound() {
      previous = found
      found = new Map()
    },
  }
}
