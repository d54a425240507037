import { tz } from '@date-fns/tz'
import { format } from 'date-fns'
import { afterEach, expect, test } from 'vitest'
import {
  dayAfter,
  daysAfter,
  inNepal,
  instantOfNepalClock,
  nepalClock,
  todayInNepal,
} from '#shared/calendar/nepal-time.ts'
import {
  dateParts,
  dayParts,
  sayDate,
  sayInstant,
  sayMoment,
  setFirstCalendar,
  showDay,
  showTime,
} from '#shared/calendar/show-dates.ts'
import fc from '#tests/support/project/fuzz.ts'

afterEach(() => setFirstCalendar('AD'))

const kathmandu = { in: tz('Asia/Kathmandu') }
const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

test('day and time are those of Kathmandu', () => {
  expect(sayInstant('2026-11-21T18:15:00.000Z')).toBe('Nov 22, 2026, 12:00 AM (6 Mangsir 2083)')
  expect(sayInstant('2026-11-21T06:15:00.000Z')).toBe('Nov 21, 2026, 12:00 PM (5 Mangsir 2083)')
  expect(sayDate('2026-11-21T18:15:00.000Z')).toBe('Nov 22, 2026 (6 Mangsir 2083)')
})

test('they agree with the time zone database at any instant', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const { date } = dateParts(instant.toISOString(), true)
      expect(date).toBe(format(instant, 'MMM d, yyyy, h:mm a', kathmandu))
      expect(showTime(instant.toISOString())).toBe(format(instant, 'h:mm a', kathmandu))
      expect(todayInNepal(instant)).toBe(format(instant, 'yyyy-MM-dd', kathmandu))
    }),
  )
})

test('what a person enters as local time comes back as it was entered', () => {
  expect(instantOfNepalClock('2026-11-21T18:00')).toBe('2026-11-21T12:15:00.000Z')
  fc.assert(
    fc.property(instants, (instant) => {
      const clock = nepalClock(instant)
      expect(nepalClock(instantOfNepalClock(clock) ?? 0)).toBe(clock)
    }),
  )
})

test('days are counted without the clock of the machine', () => {
  expect(['2026-02-28', '2028-02-28', '2026-12-31'].map((day) => dayAfter(day, 1))).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2027-01-01',
  ])
  expect(dayAfter('2026-11-01', -200)).toBe('2026-04-15')
  expect(daysAfter('2026-11-01', '2026-04-15')).toBe(200)
  expect(inNepal('9999-12-31', '24:00').toISOString()).toBe('9999-12-31T18:15:00.000Z')
})

test('what is no date and time has no instant', () => {
  expect(instantOfNepalClock('')).toBeUndefined()
  expect(instantOfNepalClock('2026-13-40T99:99')).toBeUndefined()
})

test('a calendar day stays the day it is', () => {
  expect(showDay('2026-01-05')).toBe('Jan 5, 2026')
  expect(showDay('2024-12-31')).toBe('Dec 31, 2024')
})

test('a moment near now is named by its day in Nepal', () => {
  const now = '2026-11-21T18:30:00.000Z' // 12:15 AM on the 22nd in Kathmandu
  expect(sayMoment('2026-11-21T18:20:00.000Z', now)).toBe('Today, 12:05 AM')
  expect(sayMoment('2026-11-21T18:10:00.000Z', now)).toBe('Yesterday, 11:55 PM')
  expect(sayMoment('2026-11-22T18:20:00.000Z', now)).toBe('Tomorrow, 12:05 AM')
  expect(sayMoment('2026-11-20T18:10:00.000Z', now)).toBe('Nov 20, 2026, 11:55 PM (4 Mangsir 2083)')
})

test('a day stands in both calendars, and is provisional after the last official year', () => {
  expect(sayDate('2026-11-21')).toBe('Nov 21, 2026 (5 Mangsir 2083)')
  expect(sayDate('2027-04-13')).toBe('Apr 13, 2027 (30 Chaitra 2083)')
  expect(sayDate('2027-04-14')).toBe('Apr 14, 2027 (1 Baisakh 2084, provisional)')
  // Outside the table.
  expect(sayDate('2013-04-13')).toBe('Apr 13, 2013')
  expect(sayDate('2099-01-02')).toBe('Jan 2, 2099')
})

test('where B.S. comes first, A.D. stands beside it', () => {
  setFirstCalendar('BS')
  expect(sayDate('2026-11-21')).toBe('5 Mangsir 2083 (Nov 21, 2026)')
  expect(sayInstant('2026-11-21T18:15:00.000Z')).toBe('6 Mangsir 2083, 12:00 AM (Nov 22, 2026)')
  expect(sayDate('2027-04-14')).toBe('1 Baisakh 2084 (provisional; Apr 14, 2027)')
  // Outside the table.
  expect(sayDate('2099-01-02')).toBe('Jan 2, 2099')
  expect(dayParts('2026-11-21')).toEqual({ month: 'Mangsir', date: '5', year: '2083' })
  expect(dayParts('2099-01-02')).toEqual({ month: 'Jan', date: '2', year: '2099' })
})
