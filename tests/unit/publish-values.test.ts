import { expect, test } from 'vitest'
import { formErrors } from '#client/features/import-preview/use-publish.ts'
import {
  type PublishDraft,
  publishFields,
  publishInput,
  releaseWords,
} from '#client/pages/admin/add-result/publish-form.tsx'

const draft: PublishDraft = {
  examId: ' CEE-07 ',
  examTitle: ' ',
  examDate: '2026-11-21',
  announced: true,
  releaseAt: '',
  secondSecret: null,
  revisionReason: 'WRONG_KEY',
  revisionWords: ' ',
}

const changesNothing = { isRevision: false, examVersion: 3 }

test('texts are trimmed, and what is empty is nothing', () => {
  expect(publishInput(draft, changesNothing)).toEqual({
    examId: 'CEE-07',
    examTitle: null,
    examDate: '2026-11-21',
    examVersion: 3,
    releaseAt: null,
    announced: false,
    secondSecret: null,
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
  expect(releaseWords('', null, now)).toBe('as soon as you publish')
  expect(releaseWords('2026-11-22T18:00', null, now)).toBe('as soon as you publish')
  expect(releaseWords('2026-11-22T18:01', null, now)).toBe(
    'from Nov 22, 2026, 6:01 PM (Nepal time; 6 Mangsir 2083)',
  )
})

test('errors find their field, and those of no field stand alone', () => {
  const problem = (path: string) => ({ path, message: 'wrong' })
  const problems = [problem('input.examDate'), problem('examId'), problem('id')]
  expect(formErrors(problems, publishFields)).toEqual([problem('examDate'), problem('examId'), problem('')])
})

test('a reason is for results that candidates can see', () => {
  expect(publishInput(draft, { ...changesNothing, isRevision: true }).revisionReason).toBe('WRONG_KEY')
})
