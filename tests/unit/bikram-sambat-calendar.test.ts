import { expect, test } from 'vitest'
import { dayInAd, dayInBs } from '#shared/calendar/bikram-sambat.ts'
import { LAST_OFFICIAL_YEAR } from '#shared/calendar/months.ts'

/**
 * The last days of the months of 2070 to 2083, from Baisakh to Chaitra, as month and day in A.D. The npm packages
 * bikram-sambat 1.8.1, nepali-date-converter 3.4.0 and @sbmdkl/nepali-date-converter 2.0.5 agree on every one. Those of
 * 2081 to 2083 were corrected there after the calendars published by Nepali Patro and Hamro Patro (medic/bikram-sambat,
 * issues 20, 26 and 31).
 */
const monthEnds = [
  '05-14 06-14 07-15 08-16 09-16 10-17 11-15 12-15 01-14 02-12 03-14 04-13',
  '05-14 06-14 07-16 08-16 09-16 10-17 11-16 12-15 01-14 02-12 03-14 04-13',
  '05-14 06-15 07-16 08-17 09-17 10-17 11-16 12-15 01-14 02-12 03-13 04-12',
  '05-13 06-14 07-15 08-16 09-16 10-16 11-15 12-15 01-13 02-11 03-13 04-13',
  '05-14 06-14 07-15 08-16 09-16 10-17 11-16 12-15 01-14 02-12 03-14 04-13',
  '05-14 06-14 07-16 08-16 09-16 10-17 11-16 12-15 01-14 02-12 03-14 04-13',
  '05-14 06-15 07-16 08-17 09-17 10-17 11-16 12-16 01-14 02-12 03-13 04-12',
  '05-13 06-14 07-15 08-16 09-16 10-16 11-15 12-15 01-13 02-12 03-13 04-13',
  '05-14 06-14 07-15 08-16 09-16 10-17 11-16 12-15 01-14 02-12 03-14 04-13',
  '05-14 06-14 07-16 08-16 09-16 10-17 11-16 12-15 01-14 02-12 03-14 04-13',
  '05-14 06-15 07-16 08-17 09-17 10-17 11-16 12-16 01-14 02-12 03-13 04-12',
  '05-13 06-14 07-15 08-16 09-16 10-16 11-15 12-15 01-13 02-12 03-13 04-13',
  '05-14 06-14 07-16 08-16 09-16 10-17 11-16 12-15 01-14 02-12 03-14 04-13',
  '05-14 06-14 07-16 08-16 09-16 10-17 11-16 12-15 01-14 02-12 03-14 04-13',
]

test('the months end on the days of the published calendar', () => {
  expect(monthEnds).toHaveLength(LAST_OFFICIAL_YEAR - 2070 + 1)
  for (const [index, days] of monthEnds.entries()) {
    const year = 2070 + index
    for (const [month, day] of days.split(' ').entries()) {
      // The months from Poush on end in the next year, Poush itself in January.
      const last = `${year - (month >= 8 ? 56 : 57)}-${day}`
      const [, bsMonth, length] = dayInBs(last)?.split('-').map(Number) ?? []
      expect([last, bsMonth]).toEqual([last, month + 1])
      expect(dayInAd(`${year}-${month + 1}-${length}`)).toBe(last)
      expect(dayInAd(`${year}-${month + 1}-${Number(length) + 1}`)).toBeUndefined()
    }
  }
})

test('every day of 2070 to 2090 is found back, and the next day follows it', () => {
  const end = dayInAd('2090-12-30') ?? ''
  let days = 0
  let day = dayInAd('2070-01-01') ?? ''
  let [year, month, date] = [2070, 1, 1]
  while (day <= end) {
    expect(dayInBs(day)).toBe([year, month, date].map((one) => String(one).padStart(2, '0')).join('-'))
    expect(dayInAd(dayInBs(day) ?? '')).toBe(day)
    days += 1
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
    const next = dayInBs(day)?.split('-').map(Number) ?? []
    const follows =
      (next[0] === year && next[1] === month && next[2] === date + 1) ||
      (next[0] === year && next[1] === month + 1 && next[2] === 1) ||
      (next[0] === year + 1 && month === 12 && next[1] === 1 && next[2] === 1)
    expect(follows).toBe(true)
    ;[year = 0, month = 0, date = 0] = next
  }
  expect(days).toBeGreaterThan(21 * 365)
})
