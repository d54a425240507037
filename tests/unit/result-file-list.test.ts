import { expect, test } from 'vitest'
import { listed, resultFileSorts } from '#client/pages/admin/results/result-file-list.ts'
import { readListParams } from '#client/ui/list-address.ts'

const file = (fileName: string, more: Partial<Parameters<typeof listed>[0][number]> = {}) => ({
  fileName,
  examId: 'CEE-07',
  examTitle: null,
  examDate: '2026-11-01',
  totalResults: 10,
  uploadedAt: '2026-11-01T06:00:00.000Z',
  ...more,
})

const params = (query = '') => readListParams(new URLSearchParams(query), resultFileSorts)
const names = (files: readonly { fileName: string }[]) => files.map(({ fileName }) => fileName)

test('the newest exam comes first, and exams without a date last', () => {
  const files = [
    file('undated.csv', { examDate: null }),
    file('old.csv', { examDate: '2025-03-02' }),
    file('new.csv', { examDate: '2026-11-21' }),
  ]
  expect(names(listed(files, params()))).toEqual(['new.csv', 'old.csv', 'undated.csv'])
  expect(names(listed(files, params('order=asc')))).toEqual(['old.csv', 'new.csv', 'undated.csv'])
})

test('of one exam the newest upload comes first, whichever way dates are sorted', () => {
  const files = [file('first.csv'), file('correction.csv', { uploadedAt: '2026-11-02T06:00:00.000Z' })]
  expect(names(listed(files, params()))).toEqual(['correction.csv', 'first.csv'])
  expect(names(listed(files, params('order=asc')))).toEqual(['correction.csv', 'first.csv'])
})

test('a search finds exam ID, file name and exam title in any case', () => {
  const files = [
    file('a.csv', { examId: 'CEE-MODEL-07' }),
    file('CEE Model.csv', { examId: 'X' }),
    file('c.csv', { examTitle: 'cee mock' }),
    file('d.csv', { examId: 'IOE' }),
  ]
  expect(names(listed(files, params('search=CeE'))).sort()).toEqual(['CEE Model.csv', 'a.csv', 'c.csv'])
  expect(listed(files, params('search=  ')).length).toBe(4)
  expect(listed(files, params('search=nothing'))).toEqual([])
})

test('numbers within names sort as numbers', () => {
  const files = [file('Model 10.csv'), file('Model 9.csv')]
  expect(names(listed(files, params('sort=fileName')))).toEqual(['Model 9.csv', 'Model 10.csv'])
})

test('an exam without a title sorts by its ID', () => {
  const files = [file('b', { examTitle: 'Mock' }), file('a', { examId: 'A' }), file('z', { examId: 'Z' })]
  expect(names(listed(files, params('sort=exam')))).toEqual(['a', 'b', 'z'])
})

test('counts sort as numbers, the largest first', () => {
  const files = [file('a', { totalResults: 9 }), file('b', { totalResults: 1800 })]
  expect(names(listed(files, params('sort=totalResults')))).toEqual(['b', 'a'])
})

test('a search takes either kind of digits', () => {
  const files = [file('first.csv', { examTitle: 'नमुना ७' }), file('second.csv', { examId: 'CEE-08' })]
  expect(names(listed(files, params('search=7')))).toEqual(['first.csv'])
  expect(names(listed(files, params(`search=${encodeURIComponent('०८')}`)))).toEqual(['second.csv'])
})
