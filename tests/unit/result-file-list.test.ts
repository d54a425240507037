import { expect, test } from 'vitest'
import {
  type ListWish,
  listed,
  listParams,
  readListWish,
  sortedBy,
} from '#client/features/result-files/result-file-list.ts'

const file = (fileName: string, more: Partial<Parameters<typeof listed>[0][number]> = {}) => ({
  fileName,
  examId: 'CEE-07',
  examTitle: null,
  examDate: '2026-11-01',
  totalResults: 10,
  uploadedAt: '2026-11-01T06:00:00.000Z',
  ...more,
})

const wish = (query = ''): ListWish => readListWish(new URLSearchParams(query))
const names = (files: readonly { fileName: string }[]) => files.map(({ fileName }) => fileName)

test('the newest exam comes first, and exams without a date last', () => {
  const files = [
    file('undated.csv', { examDate: null }),
    file('old.csv', { examDate: '2025-03-02' }),
    file('new.csv', { examDate: '2026-11-21' }),
  ]
  expect(names(listed(files, wish()))).toEqual(['new.csv', 'old.csv', 'undated.csv'])
  expect(names(listed(files, wish('order=asc')))).toEqual(['old.csv', 'new.csv', 'undated.csv'])
})

test('of one exam the newest upload comes first, whichever way dates are sorted', () => {
  const files = [file('first.csv'), file('correction.csv', { uploadedAt: '2026-11-02T06:00:00.000Z' })]
  expect(names(listed(files, wish()))).toEqual(['correction.csv', 'first.csv'])
  expect(names(listed(files, wish('order=asc')))).toEqual(['correction.csv', 'first.csv'])
})

test('a search finds exam ID, file name and exam title in any case', () => {
  const files = [
    file('a.csv', { examId: 'CEE-MODEL-07' }),
    file('CEE Model.csv', { examId: 'X' }),
    file('c.csv', { examTitle: 'cee mock' }),
    file('d.csv', { examId: 'IOE' }),
  ]
  expect(names(listed(files, wish('search=CeE'))).sort()).toEqual(['CEE Model.csv', 'a.csv', 'c.csv'])
  expect(listed(files, wish('search=  ')).length).toBe(4)
  expect(listed(files, wish('search=nothing'))).toEqual([])
})

test('numbers within names sort as numbers', () => {
  const files = [file('Model 10.csv'), file('Model 9.csv')]
  expect(names(listed(files, wish('sort=fileName')))).toEqual(['Model 9.csv', 'Model 10.csv'])
})

test('an exam without a title sorts by its ID', () => {
  const files = [file('b', { examTitle: 'Mock' }), file('a', { examId: 'A' }), file('z', { examId: 'Z' })]
  expect(names(listed(files, wish('sort=exam')))).toEqual(['a', 'b', 'z'])
})

test('counts sort as numbers, the largest first', () => {
  const files = [file('a', { totalResults: 9 }), file('b', { totalResults: 1800 })]
  expect(names(listed(files, wish('sort=totalResults')))).toEqual(['b', 'a'])
})

test('a header sorts by its column, and turns it round at the second press', () => {
  const byName = sortedBy(wish('search=cee'), 'fileName')
  expect(byName).toEqual({ search: 'cee', sort: 'fileName', order: 'asc' })
  expect(sortedBy(byName, 'fileName').order).toBe('desc')
  expect(sortedBy(byName, 'uploadedAt')).toEqual({ search: 'cee', sort: 'uploadedAt', order: 'desc' })
})

test('the address says only what differs from a plain list, and reads back as it was', () => {
  expect(listParams(wish()).toString()).toBe('')
  for (const query of ['search=cee+7', 'sort=fileName', 'sort=uploadedAt&order=asc', 'order=asc']) {
    expect(listParams(wish(query)).toString()).toBe(query)
  }
})

test('an address with nonsense gives the plain list', () => {
  expect(wish('sort=__proto__&order=sideways')).toEqual({ search: '', sort: 'examDate', order: 'desc' })
})
