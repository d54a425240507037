import { describe, expect, test } from 'vitest'
import type { PublishExamResultsInput } from '#server/domains/results/publish-exam-results-input.ts'
import { judgeRevision, type RevisedFile } from '#server/domains/results/revision-of-publication.ts'

const now = new Date('2026-11-05T06:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const revised = (minutes: number, file: Partial<RevisedFile> = {}): RevisedFile => ({
  ...{ layer: 1, fileName: 'a.csv', candidates: 1, reason: null, words: null },
  visibleFrom: at(minutes),
  ...file,
})
const judged = (files: readonly RevisedFile[], input: Partial<PublishExamResultsInput> = {}) =>
  judgeRevision(files, { releaseAt: null, ...input } as PublishExamResultsInput, now)

const nothing = { outcome: 'fits', reason: null, words: null, replaced: [] }

describe('a reason', () => {
  test('is needed once a changed file is visible before the release', () => {
    expect(judged([])).toEqual(nothing)
    expect(judged([revised(1)])).toEqual(nothing)
    expect(judged([revised(0)])).toEqual({ outcome: 'no reason' })
    expect(judged([revised(1)], { releaseAt: at(1) })).toEqual(nothing)
    expect(judged([revised(1)], { releaseAt: at(2) })).toEqual({ outcome: 'no reason' })
    expect(judged([revised(-1)], { releaseAt: at(-2) })).toEqual({ outcome: 'no reason' })
  })

  test('of another kind needs words, the others may have some', () => {
    const files = [revised(-60)]
    expect(judged(files, { revisionReason: 'OTHER', revisionWords: null })).toEqual({ outcome: 'no reason' })
    const words = { ...nothing, words: 'One page was lost' }
    const revisionWords = words.words
    expect(judged(files, { revisionReason: 'OTHER', revisionWords })).toEqual({ ...words, reason: 'OTHER' })
    expect(judged(files, { revisionReason: 'RETOTALLED', revisionWords: null })).toEqual({
      ...nothing,
      reason: 'RETOTALLED',
    })
  })
})

describe('without a public trace', () => {
  const replacesEarly = true

  test('every file that it replaces was visible for less than ten minutes', () => {
    const fresh = revised(-9.99)
    expect(judged([fresh], { replacesEarly })).toEqual({ ...nothing, replaced: [fresh] })
    expect(judged([revised(-10)], { replacesEarly })).toEqual({ outcome: 'late' })
    expect(judged([revised(-11), fresh], { replacesEarly })).toEqual({ outcome: 'late' })
  })

  test('it is released at once', () => {
    expect(judged([revised(-1)], { replacesEarly, releaseAt: at(1) })).toEqual({ outcome: 'late' })
    expect(judged([revised(-1)], { replacesEarly, releaseAt: at(-1) })).toMatchObject({ outcome: 'fits' })
  })

  test('the latest reason of what it replaces stays', () => {
    const files = [
      revised(-3, { reason: 'WRONG_KEY', words: 'Question 14' }),
      revised(-2, { reason: 'OTHER', words: 'A page was lost' }),
      revised(-1),
    ]
    expect(judged(files, { replacesEarly })).toMatchObject({ reason: 'OTHER', words: 'A page was lost' })
  })
})
