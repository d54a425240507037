import { beforeEach, expect, test } from 'vitest'
import { createOrphanTracker } from '#server/storage/orphaned-files.ts'

const MINUTE = 60_000

let now: number
let watch: ReturnType<typeof createOrphanTracker>
beforeEach(() => {
  now = 0
  watch = createOrphanTracker(50 * MINUTE, () => now)
})

/** The files without a record that a clean-up at that minute takes for abandoned. */
function cleanUpAt(minute: number, ...files: { key: string; modifiedAt: Date }[]): string[] {
  now = minute * MINUTE
  const abandoned = files.filter(watch.isOrphaned).map(({ key }) => key)
  watch.endRound()
  return abandoned
}

const file = (key: string, modifiedAt = '2026-11-21T10:00:00Z') => ({ key, modifiedAt: new Date(modifiedAt) })

test('takes a file for abandoned when two clean-ups have found it, whatever its own time says', () => {
  const files = [file('old', '1970-01-01T00:00:00Z'), file('of the future', '2099-01-01T00:00:00Z')]
  expect(cleanUpAt(0, ...files)).toEqual([])
  expect(cleanUpAt(40, ...files)).toEqual([])
  expect(cleanUpAt(60, ...files)).toEqual(['old', 'of the future'])
})

test('leaves a file alone that is still being written', () => {
  for (let minute = 0; minute < 300; minute += 60) {
    expect(cleanUpAt(minute, file('large.part', new Date(minute).toISOString()))).toEqual([])
  }
})

test('forgets a file that had found its record meanwhile', () => {
  expect(cleanUpAt(0, file('a'))).toEqual([])
  expect(cleanUpAt(60)).toEqual([])
  expect(cleanUpAt(120, file('a'))).toEqual([])
})
