import { tz } from '@date-fns/tz'
import { format } from 'date-fns'
import { expect, test } from 'vitest'
import {
  instantOfNepalClock,
  nepalClock,
  showDay,
  showInstant,
  showMoment,
  todayInNepal,
} from '#client/ui/nepal-time.ts'
import fc from '#tests/support/project/fuzz.ts'

const kathmandu = { in: tz('Asia/Kathmandu') }
const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

test('day and time are those of Kathmandu', () => {
  expect(showInstant('2026-11-21T18:15:00.000Z')).toEqual({ day: 'Nov 22, 2026', time: '12:00 AM' })
  expect(showInstant('2026-11-21T06:15:00.000Z')).toEqual({ day: 'Nov 21, 2026', time: '12:00 PM' })
})

test('they agree with the time zone database at any instant', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const { day, time } = showInstant(instant.toISOString())
      expect(`${day} ${time}`).toBe(format(instant, 'MMM d, yyyy h:mm a', kathmandu))
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
  expect(showMoment('2026-11-21T18:20:00.000Z', now)).toBe('Today, 12:05 AM')
  expect(showMoment('2026-11-21T18:10:00.000Z', now)).toBe('Yesterday, 11:55 PM')
  expect(showMoment('2026-11-22T18:20:00.000Z', now)).toBe('Tomorrow, 12:05 AM')
  expect(showMoment('2026-11-20T18:10:00.000Z', now)).toBe('Nov 20, 2026, 11:55 PM')
})
