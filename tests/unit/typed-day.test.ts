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
  ['2050-01-31', '2050-01-31 may be in A.D. or in B.S. Enter 2050-01-31 AD or 2050-01-31 BS'],
  ['2072-01-01', '2072-01-01 may be in A.D. or in B.S. Enter 2072-01-01 AD or 2072-01-01 BS'],
  ['2083-08-30', 'There is no day 2083-08-30 in B.S.: its month has 29 days'],
  ['2083-13-01', 'There is no day 2083-13-01 in B.S.: a year has 12 months'],
  ['2026-02-29', 'There is no day 2026-02-29 in A.D.'],
  ['2050-01-01 BS', 'Days in B.S. are understood from 2070 to 2093. Enter it in A.D.'],
  ['22 Nov', 'Enter year, month and day, such as 2083-08-06 in B.S. or 2026-11-22 in A.D.'],
  ['BS', 'Enter year, month and day, such as 2083-08-06 in B.S. or 2026-11-22 in A.D.'],
])('“%s” is refused: %s', (typed, problem) => {
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
