import { expect, test } from 'vitest'
import { filterExams, groupExams } from '#client/features/results/exam-picker.tsx'

const exam = (title: string, date: string | null) => ({ id: title, title, date })

const titles = (exams: readonly { title: string }[]) => exams.map(({ title }) => title)

test('exams are grouped by year, the newest year and the newest exam first', () => {
  const groups = groupExams([
    exam('CEE Model 3', '2024-12-30'),
    exam('CEE Model 7', '2026-10-31'),
    exam('IOM Model 1', '2025-01-01'),
    exam('CEE Model 8', '2026-11-14'),
  ])
  expect(groups.map(({ label, exams }) => [label, titles(exams)])).toEqual([
    ['2026', ['CEE Model 8', 'CEE Model 7']],
    ['2025', ['IOM Model 1']],
    ['2024', ['CEE Model 3']],
  ])
})

test('exams without a date come last, as Other', () => {
  const groups = groupExams([exam('Trial', null), exam('CEE Model 1', '2019-05-05')])
  expect(groups.map(({ label }) => label)).toEqual(['2019', 'Other'])
})

test('exams of one day are in the order of their titles, numbers counting as numbers', () => {
  const day = '2026-11-14'
  const [group] = groupExams([exam('Model 10', day), exam('Model 9', day), exam('Model 2', day)])
  expect(titles(group?.exams ?? [])).toEqual(['Model 2', 'Model 9', 'Model 10'])
})

test('no exams make no groups', () => {
  expect(groupExams([])).toEqual([])
})

test('the filter finds any part of a title in any case, and dates as they are shown', () => {
  const exams = [exam('CEE Model 7', '2026-10-31'), exam('एमबीबीएस नमुना ३', '2025-01-05'), exam('IOM', null)]
  expect(titles(filterExams(exams, 'MODEL'))).toEqual(['CEE Model 7'])
  expect(titles(filterExams(exams, ' ee m '))).toEqual(['CEE Model 7'])
  expect(titles(filterExams(exams, 'नमुना'))).toEqual(['एमबीबीएस नमुना ३'])
  expect(titles(filterExams(exams, 'jan 5'))).toEqual(['एमबीबीएस नमुना ३'])
  expect(filterExams(exams, '')).toEqual(exams)
  expect(filterExams(exams, 'nursing')).toEqual([])
})

test('the filter takes either kind of digits, and letters however they are composed', () => {
  const exams = [
    exam('CEE Model 8', '2026-11-14'),
    exam('एमबीबीएस नमुना ३', '2025-01-05'),
    exam('Caf\u00e9', null),
  ]
  expect(titles(filterExams(exams, 'model ८'))).toEqual(['CEE Model 8'])
  expect(titles(filterExams(exams, 'नमुना 3'))).toEqual(['एमबीबीएस नमुना ३'])
  expect(titles(filterExams(exams, '२०२६'))).toEqual(['CEE Model 8'])
  expect(titles(filterExams(exams, 'Cafe\u0301'))).toEqual(['Caf\u00e9'])
  expect(titles(filterExams([exam('ल\u200dक्ष्मी', null)], 'लक्ष्\u200cमी'))).toHaveLength(1)
})
