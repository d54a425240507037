import { expect, test } from 'vitest'
import { readTypedDay, sayEquation } from '#shared/calendar/read-day.ts'
import fc from '#tests/support/project/fuzz.ts'

const today = '2026-11-25'

test.each([
  ['', ''],
  ['2026-11-22', '2026-11-22'],
  ['2083-08-06', '2026-11-22'],
  [' २०८३/०८/०६ ', '2026-11-22'],
  ['2083.8.6', '2026-11-22'],
  ['२०८३।०८।०६', '2026-11-22'],
  ['2083–08–06', '2026-11-22'],
  ['2083, 8, 6 BS', '2026-11-22'],
  ['2083 - 08 - 06 BS\u200b', '2026-11-22'],
  ['2083-08-06 BS', '2026-11-22'],
  ['2083-08-06B.S.', '2026-11-22'],
  ['2035-01-05', '2035-01-05'],
  // Without the word, neither calendar is certain.
  ['2050-01-31 ad', '2050-01-31'],
  ['2072-01-01 bs', '2015-04-14'],
])('“%s” is the day %s', (typed, day) => {
  expect(readTypedDay(typed, today)).toEqual({ day })
})

test.each([
  ['2050-01-31', { kind: 'of either calendar', day: '2050-01-31' }],
  ['2072-01-01', { kind: 'of either calendar', day: '2072-01-01' }],
  ['2083-08-30', { kind: 'beyond the month in BS', day: '2083-08-30', length: 29 }],
  ['2083-13-01', { kind: 'no such month in BS', day: '2083-13-01' }],
  ['2026-02-29', { kind: 'not in AD', day: '2026-02-29' }],
  ['2050-01-01 BS', { kind: 'beyond the table of BS', first: 2070, last: 2093 }],
  ['22 Nov', { kind: 'unreadable' }],
  ['BS', { kind: 'unreadable' }],
])('“%s” is refused: %j', (typed, problem) => {
  expect(readTypedDay(typed, today)).toEqual({ problem })
})

test('in any year, a year without a word is never of both calendars', () => {
  const now = fc.integer({ min: 2020, max: 2035 })
  fc.assert(
    fc.property(now, fc.integer({ min: 1900, max: 2200 }), (thisYear, year) => {
      const read = (era: string) => readTypedDay(`${year}-01-05${era}`, `${thisYear}-06-15`)
      const { day } = read('')
      const isAd = year <= thisYear + 10
      const isBs = Math.abs(year - (thisYear + 57)) <= 10
      if (isAd) expect(day).toBe(read(' AD').day)
      else if (isBs) expect(day).toBe(read(' BS').day)
      else expect(day).toBeUndefined()
      expect(isAd && isBs).toBe(false)
    }),
  )
})

test('what was understood is told in both calendars', () => {
  expect(sayEquation('2026-11-22')).toBe('6 Mangsir 2083 = Nov 22, 2026')
  expect(sayEquation('2027-04-14')).toBe('1 Baisakh 2084, provisional = Apr 14, 2027')
  expect(sayEquation('2099-01-02')).toBe('Jan 2, 2099')
})
