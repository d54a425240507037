import { expect, test } from 'vitest'
import { dayProblem } from '#server/lib/bikram-sambat.ts'
import { inLanguage } from '#server/locales/say.ts'
import { dayInAd, dayInBs } from '#shared/calendar/bikram-sambat.ts'
import { readYearFirst } from '#shared/calendar/year-first.ts'
import fc from '#tests/support/project/fuzz.ts'

// New years, other holidays and the election of 2082, whose days in A.D. are known.
test.each([
  ['2070-01-01', '2013-04-14'],
  ['2073-01-01', '2016-04-13'],
  ['2077-01-01', '2020-04-13'],
  ['2079-01-01', '2022-04-14'],
  ['2080-01-01', '2023-04-14'],
  ['2081-01-01', '2024-04-13'],
  ['2082-01-01', '2025-04-14'],
  ['2082-07-01', '2025-10-18'],
  ['2082-10-01', '2026-01-15'],
  ['2082-11-21', '2026-03-05'],
  ['2083-01-01', '2026-04-14'],
  ['2083-04-12', '2026-07-28'],
])('%s B.S. is %s A.D.', (day, expected) => {
  expect(dayInAd(day)).toBe(expected)
})

test('days follow each other from the first to the last of the table', () => {
  const days: string[] = []
  for (let year = 2070; year <= 2093; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let date = 1; date <= 32; date += 1) {
        const day = dayInAd(`${year}-${month}-${date}`)
        if (day) days.push(day)
      }
    }
  }
  const first = Date.parse('2013-04-14')
  expect(days).toEqual(
    days.map((_, at) => new Date(first + at * 24 * 60 * 60_000).toISOString().slice(0, 10)),
  )
  expect(days.at(-1)).toBe('2037-04-13')
  for (const day of ['2069-12-30', '2094-01-01', '2083-13-01', '2083-04-00', '2083-02-32']) {
    expect(dayInAd(day)).toBeUndefined()
  }
})

const now = new Date('2026-11-23T06:00:00Z')
const problemOf = (day: string, at: Date) => inLanguage(dayProblem(day, at), 'en')

test('a day that was entered in B.S. is told in A.D.', () => {
  expect(problemOf('2083-04-12', now)).toBe(
    '2083-04-12 looks like Bikram Sambat. In A.D. it is Jul 28, 2026.',
  )
  expect(problemOf('2084-01-01', now)).toBe(
    '2084-01-01 looks like Bikram Sambat. In A.D. it is about Apr 14, 2027.',
  )
  expect(problemOf('2083-08-31', now)).toBe('2083-08-31 looks like Bikram Sambat. Enter the date in A.D.')
})

test.each([
  ['0001-01-01', true],
  ['1899-12-31', true],
  ['1900-01-01', false],
  ['2200-12-31', false],
  ['2201-01-01', true],
  ['9999-12-31', true],
])('the day %s is too far off: %s', (day, isWrong) => {
  expect(problemOf(day, now)).toBe(isWrong ? 'Enter a day of the years 1900 to 2200.' : undefined)
})

test('in any year, days of the years around it are known for B.S. and those in A.D. are taken', () => {
  const today = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      today,
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: 1, max: 12 }),
      (now, years, month) => {
        const day = (year: number) => `${year}-${String(month).padStart(2, '0')}-05`
        const year = now.getUTCFullYear() + years
        expect(problemOf(day(year), now)).toBeUndefined()
        expect(problemOf(day(year + 57), now)).toMatch(/ looks like Bikram Sambat\. /)
      },
    ),
  )
})

test('every day of the table is found back in B.S.', () => {
  for (let day = Date.parse('2013-04-14'); day <= Date.parse('2037-04-13'); day += 86_400_000) {
    const inAdDay = new Date(day).toISOString().slice(0, 10)
    expect(dayInAd(dayInBs(inAdDay) ?? '')).toBe(inAdDay)
  }
  expect(['2013-04-13', '2037-04-14', '', 'soon'].map(dayInBs)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a date with the year first is read as people type it', () => {
  expect(
    ['2083-8-5', '२०८३/०८/०५', '2083.08.05', ' 2083 8 5 ', '२०८३।०८।०५', '2083–8–5'].map(readYearFirst),
  ).toEqual(Array(6).fill('2083-08-05'))
  expect(['83-8-5', '2083-8', ''].map(readYearFirst)).toEqual([undefined, undefined, undefined])
})
