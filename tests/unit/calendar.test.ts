import { tz } from '@date-fns/tz'
import { format } from 'date-fns'
import { afterEach, describe, expect, test } from 'vitest'
import { readDays } from '#client/ssr/head-tags.ts'
import { readHours } from '#client/ui/read-hours.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { dayProblem } from '#server/lib/bikram-sambat.ts'
import { inLanguage } from '#server/locales/say.ts'
import { dayInAd, dayInBs } from '#shared/calendar/bikram-sambat.ts'
import { LAST_OFFICIAL_YEAR } from '#shared/calendar/months.ts'
import {
  dayAfter,
  daysAfter,
  inNepal,
  instantOfNepalClock,
  nepalClock,
  todayInNepal,
} from '#shared/calendar/nepal-time.ts'
import { nepaliDates } from '#shared/calendar/nepali-date-words.ts'
import { readTypedDay, sayEquation } from '#shared/calendar/read-day.ts'
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
import { readYearFirst } from '#shared/calendar/year-first.ts'
import { inBothDigits } from '#shared/digits.ts'
import fc from '#tests/support/project/fuzz.ts'

const now = new Date('2026-11-23T06:00:00Z')

const problemOf = (day: string, at: Date) => inLanguage(dayProblem(day, at), 'en')

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

const today = '2026-11-25'

const days = ['आइत', 'सोम', 'मङ्गल', 'बुध', 'बिही', 'शुक्र', 'शनि']

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const day = fc.integer({ min: 0, max: 6 })

const minute = fc.constantFrom('00', '15', '30', '45')

/** Hours as the site itself writes them in Nepali: बिहान 7:15 बजे. */
const times = fc
  .tuple(fc.integer({ min: 4, max: 22 }), minute, fc.integer({ min: 4, max: 22 }), minute)
  .map(([one, early, other, late]) => [Math.min(one, other), early, Math.max(one, other), late] as const)
  .filter(([from, , to]) => from < to)

describe('bikram sambat', () => {
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
})

describe('bikram sambat calendar', () => {
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
})

describe('nepal time', () => {
  afterEach(() => setFirstCalendar('BY_LANGUAGE'))

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
})

describe('typed day', () => {
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
})

describe('read hours', () => {
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
})
