import { expect, test } from 'vitest'
import { deletionOutcome } from '#client/features/result-files/deletion-outcome.ts'

const layer = (id: string, day: number, examId = 'CEE-07') => ({
  id,
  fileName: `${id}.csv`,
  examId,
  totalResults: 1,
  uploadedAt: `2026-11-0${day}T06:00:00.000Z`,
})
const first = layer('first', 1)
const correction = layer('correction', 2)
const secondCorrection = layer('second correction', 3)
const other = layer('other', 1, 'CEE-08')
const files = [correction, other, first, secondCorrection]

test('deleting a correction brings back what it covered', () => {
  expect(deletionOutcome(secondCorrection, files)).toEqual({ comesBack: [correction, first], stays: [] })
})

test('deleting what others cover leaves those', () => {
  expect(deletionOutcome(first, files)).toEqual({ comesBack: [], stays: [secondCorrection, correction] })
})

test('files of other exams are of no account', () => {
  expect(deletionOutcome(other, files)).toEqual({ comesBack: [], stays: [] })
})
