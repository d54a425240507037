import { expect, test } from 'vitest'
import { readHours } from '#client/ui/read-hours.ts'
import { demoSite } from '#server/config/demo-site.ts'

test.each([
  [demoSite.officeHours, { from: 6, to: 17 }],
  ['Sun to Fri, 9:30 am – 4:15 pm', { from: 9.5, to: 16.25 }],
  ['12:00 AM - 12:30 PM', { from: 0, to: 12.5 }],
  ['6 a.m. to 5 p.m.', { from: 6, to: 17 }],
])('%s', (text, hours) => {
  expect(readHours(text)).toEqual(hours)
})

test.each(['Always open', '9:00 - 17:00', '10 PM - 2 AM', ''])('%s has no hours of one day', (text) => {
  expect(readHours(text)).toBeUndefined()
})
