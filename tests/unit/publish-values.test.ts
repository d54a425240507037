import { expect, test } from 'vitest'
import { formErrors } from '#client/features/import-preview/use-publish.ts'
import {
  type PublishDraft,
  publishFields,
  publishInput,
  releasedLater,
  releaseWords,
  revisionOf,
} from '#client/pages/admin/add-result/publish-values.ts'

const draft: PublishDraft = {
  examId: ' CEE-07 ',
  examTitle: ' ',
  examDate: '2026-11-21',
  announced: true,
  releaseAt: '',
  secondSecret: null,
  overrulesWaiting: false,
  revisionReason: 'WRONG_KEY',
  revisionWords: ' ',
  replacesEarly: true,
}

const changesNothing = revisionOf([], '', 0)

test('texts are trimmed, and what is empty is nothing', () => {
  expect(publishInput(draft, changesNothing)).toEqual({
    examId: 'CEE-07',
    examTitle: null,
    examDate: '2026-11-21',
    releaseAt: null,
    announced: false,
    secondSecret: null,
    overrulesWaiting: false,
    replacesEarly: false,
    revisionReason: null,
    revisionWords: null,
  })
  expect(publishInput({ ...draft, examDate: '' }, changesNothing).examDate).toBeNull()
})

test('the release is Kathmandu’s clock', () => {
  expect(publishInput({ ...draft, releaseAt: '2026-11-22T18:00' }, changesNothing).releaseAt).toBe(
    '2026-11-22T12:15:00.000Z',
  )
})

test('a release that is past or absent is said to be at once', () => {
  const now = Date.parse('2026-11-22T12:15:00.000Z')
  expect(releaseWords('', now)).toBe('as soon as you publish')
  expect(releaseWords('2026-11-22T18:00', now)).toBe('as soon as you publish')
  expect(releaseWords('2026-11-22T18:01', now)).toBe(
    'from Nov 22, 2026, 6:01 PM (Nepal time; 6 Mangsir 2083)',
  )
})

test('errors find their field, and those of no field stand alone', () => {
  const problem = (path: string) => ({ path, message: 'wrong' })
  const problems = [problem('input.examDate'), problem('examId'), problem('id')]
  expect(formErrors(problems, publishFields)).toEqual([problem('examDate'), problem('examId'), problem('')])
})

test('files are released later than one without a release time, or with an earlier one', () => {
  const now = Date.parse('2026-11-22T12:15:00.000Z')
  const waiting = [{ releaseAt: '2026-11-22T12:15:00.000Z' }, { releaseAt: '2026-11-23T12:15:00.000Z' }]
  expect(releasedLater(waiting, '', now)).toMatchObject(waiting.slice(1))
  expect(releasedLater(waiting, '2026-11-22T17:59', now - 1)).toMatchObject(waiting)
  expect(releasedLater(waiting, '2026-11-23T18:00', now)).toEqual([])
})

test('a reason is for results that candidates can see before, and ten minutes go without', () => {
  const now = Date.parse('2026-11-22T12:15:00.000Z')
  const file = (visibleFrom: string) => ({ fileName: 'a.csv', candidates: 1, visibleFrom })
  const [seen, fresh, waiting] = [
    file('2026-11-22T12:05:00.000Z'),
    file('2026-11-22T12:05:01.000Z'),
    file('2026-11-23T12:15:00.000Z'),
  ]
  expect(revisionOf([waiting], '', now)).toEqual({ files: [], mayReplaceEarly: false })
  expect(revisionOf([fresh, waiting], '', now)).toEqual({ files: [fresh], mayReplaceEarly: true })
  expect(revisionOf([seen, fresh], '', now)).toEqual({ files: [seen, fresh], mayReplaceEarly: false })
  expect(revisionOf([waiting], '2026-11-23T18:00', now).files).toEqual([])
  expect(revisionOf([fresh, waiting], '2026-11-23T18:01', now)).toEqual({
    files: [fresh, waiting],
    mayReplaceEarly: false,
  })
  const { revisionReason, replacesEarly } = publishInput(draft, { files: [fresh], mayReplaceEarly: true })
  expect({ revisionReason, replacesEarly }).toEqual({ revisionReason: 'WRONG_KEY', replacesEarly: true })
})
