import { expect, test } from 'vitest'
import { sayDaysUntil } from '#client/features/student-area/days-until.ts'

// 23:50 on the 21st in Nepal, still the 21st in the afternoon in New York.
const now = Date.parse('2026-11-21T23:50:00+05:45')

test.each([
  ['2026-11-21T00:00:00+05:45', 'today'],
  ['2026-11-21T23:59:00+05:45', 'today'],
  ['2026-11-22T00:10:00+05:45', 'tomorrow'],
  ['2026-11-20T23:59:00+05:45', 'yesterday'],
  ['2026-11-25T06:15:00+05:45', 'in 4 days'],
  ['2026-11-09T17:00:00+05:45', '12 days ago'],
])('%s is %s', (instant, words) => expect(sayDaysUntil(instant, now)).toBe(words))
