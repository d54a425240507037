import { expect, test } from 'vitest'
import { readDays } from '#client/ssr/head-tags.ts'
import { readHours } from '#client/ui/read-hours.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { nepaliDates } from '#shared/calendar/nepali-date-words.ts'
import { inBothDigits } from '#shared/digits.ts'
import fc from '#tests/support/project/fuzz.ts'

test.each([
  [demoSite.officeHours, { from: 6, to: 17 }],
  ['Sun to Fri, 9:30 am – 4:15 pm', { from: 9.5, to: 16.25 }],
  ['12:00 AM - 12:30 PM', { from: 0, to: 12.5 }],
  ['6 a.m. to 5 p.m.', { from: 6, to: 17 }],
  ['आइत–शुक्र १०:०० AM – ५:०० PM', { from: 10, to: 17 }],
  ['बिहान १० – साँझ ५', { from: 10, to: 17 }],
  ['आइत–शुक्र १०–५', { from: 10, to: 17 }],
  ['आइतबारदेखि शुक्रबार, बिहान 7:00 - बेलुका 5:00', { from: 7, to: 17 }],
  ['आइतबारदेखि शुक्रबारसम्म, बिहान ६ बजेदेखि बेलुका ७ बजेसम्म', { from: 6, to: 19 }],
  ['हरेक दिन बिहान ६:३० देखि १०', { from: 6.5, to: 10 }],
  ['दिउँसो १२:३० – ५', { from: 12.5, to: 17 }],
  ['७ बजे बिहान देखि ५ बजे साँझसम्म', { from: 7, to: 17 }],
  ['१ बजेदेखि ४ बजेसम्म', { from: 13, to: 16 }],
  ['बेलुका ५ – राति ९', { from: 17, to: 21 }],
  ['९:०० - १७:००', { from: 9, to: 17 }],
  ['फोन ०१-५९७०१२४, बिहान ७–११', { from: 7, to: 11 }],
])('%s', (text, hours) => {
  expect(readHours(text)).toEqual([hours])
})

test.each([
  'Sun to Fri: 6:00 AM to 12:00 PM and 2:00 PM to 6:00 PM',
  'आइत–शुक्र: बिहान ६ – दिउँसो १२, दिउँसो २ – साँझ ६',
  'आइतबारदेखि शुक्रबार, बिहान ६ बजेदेखि १२ बजेसम्म र दिउँसो २ बजेदेखि बेलुका ६ बजेसम्म',
])('both shifts of %s', (text) => {
  expect(readHours(text)).toEqual([
    { from: 6, to: 12 },
    { from: 14, to: 18 },
  ])
})

test.each([
  'Sun to Fri 6 AM - 5 PM, Sat 7 AM - 9 AM',
  'आइत–शुक्र, बिहान १० – साँझ ५, शनि बिहान ७ – बिहान ९',
  'Sun to Fri 6 AM - 5 PM, hostel 10 PM - 2 AM',
  'Sun to Fri: 6 AM - 10 AM, Sat: 11 AM - 3 PM',
  'आइत–शुक्र, बिहान ६ – बिहान ९, शनि बिहान १० – दिउँसो १',
  'Office 6 AM - 11 AM, accounts 11 AM - 4 PM',
])('%s are not hours of one day', (text) => {
  expect(readHours(text)).toEqual([])
})

test.each([
  ...['Always open', '9:00 - 17:00', '10 PM - 2 AM', ''],
  ...['सधैँ खुला', 'कोठा ३–४', 'राति १० – बिहान २', 'फोन ०१-५९७०१२४', 'वि.सं. २०५३–२०८३'],
])('%s has no hours of one day', (text) => {
  expect(readHours(text)).toEqual([])
})

const days = ['आइत', 'सोम', 'मङ्गल', 'बुध', 'बिही', 'शुक्र', 'शनि']
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const day = fc.integer({ min: 0, max: 6 })
const minute = fc.constantFrom('00', '15', '30', '45')
/** Hours as the site itself writes them in Nepali: बिहान 7:15 बजे. */
const times = fc
  .tuple(fc.integer({ min: 4, max: 22 }), minute, fc.integer({ min: 4, max: 22 }), minute)
  .map(([one, early, other, late]) => [Math.min(one, other), early, Math.max(one, other), late] as const)
  .filter(([from, , to]) => from < to)

test('hours that are written in Nepali are understood, whatever stands between and around them', () => {
  fc.assert(
    fc.property(
      times,
      fc.tuple(day, day),
      fc.constantFrom('', 'बार'),
      fc.constantFrom(' - ', '–', ' — ', ' देखि ', 'देखि '),
      fc.constantFrom(' ', ', ', 'सम्म, '),
      fc.boolean(),
      ([from, early, to, late], [first, last], suffix, between, behind, withClock) => {
        const time = (hour: number, minutes: string) =>
          nepaliDates.time(hour, minutes).replace(withClock ? '' : ' बजे', '')
        const text = `${days[first]}${suffix}–${days[last]}${suffix}${behind}${time(from, early)}${between}${time(to, late)}`
        for (const typed of inBothDigits(text)) {
          expect(readHours(typed), typed).toEqual([
            { from: from + Number(early) / 60, to: to + Number(late) / 60 },
          ])
          const length = ((last - first + 7) % 7) + 1
          expect(readDays(typed), typed).toEqual(Array.from({ length }, (_, at) => names[(first + at) % 7]))
        }
      },
    ),
  )
})

test('of hours without a part of the day, those of an office are meant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 11 }), fc.integer({ min: 1, max: 12 }), (from, to) => {
      for (const typed of inBothDigits(`आइत–शुक्र ${from}–${to}`))
        expect(readHours(typed), typed).toEqual([{ from, to: to > from ? to : to + 12 }])
    }),
  )
})

test.each([
  ['Everyday 06:00 AM - 5:00 PM', names],
  ['हरेक दिन बिहान ६–१०', names],
  ['Sunday to Friday, 7:00 AM - 5:00 PM', names.slice(0, 6)],
  ['Thurs – Sat 7 AM - 5 PM', names.slice(4)],
  ['हरेक दिन १०–५, शनिबार बिदा', undefined],
  ['Sunday to Friday 7 AM - 5 PM, Saturday 7 AM - 9 AM', undefined],
  ['7 AM - 5 PM', undefined],
])('the days of %s', (text, expected) => {
  expect(readDays(text)).toEqual(expected)
})
