import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { examCalendar } from '#server/domains/student-area/exam-calendar.ts'
import { type ExamSeries, examsFrom } from '#server/domains/student-area/exam-calendar-rules.ts'
import { demoSeries } from '#tests/support/content/demo-series.ts'

const now = new Date('2026-11-21T06:00:00Z')
const institute = {
  name: 'हिमशिखर; Academy',
  address: 'Bagbazar, Kathmandu 44600, Nepal',
  url: 'https://example.edu.np',
  language: 'en' as const,
}
const exams = examsFrom(demoSeries, now)
const text = examCalendar(exams, institute, now)

test('lines end and fold as RFC 5545 wants it', () => {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = text.split('\r\n').slice(0, -1)
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})

test('what a calendar must say is there, and properties come before components', () => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
  for (const event of calendar.getAllSubcomponents('vevent')) {
    expect(event.getFirstPropertyValue('uid')).toMatch(/@example\.edu\.np$/)
    expect(String(event.getFirstProperty('dtstamp')?.toICALString())).toBe('DTSTAMP:20261121T060000Z')
  }
  expect(text).not.toMatch(/END:(VALARM|VTIMEZONE)\r\n(?!BEGIN|END)/)
})

test('every exam is an event at its time, on the clock of Kathmandu', () => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (!zone) throw new Error('The time zone is missing')
  expect(zone.getFirstPropertyValue('tzid')).toBe('Asia/Kathmandu')
  const timezone = new ICAL.Timezone(zone)
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    expect(component.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Asia/Kathmandu')
    const instant = (time: ICAL.Time) => {
      time.zone = timezone
      return new Date(time.toUnixTime() * 1000)
    }
    return { title: event.summary, startsAt: instant(event.startDate), endsAt: instant(event.endDate) }
  })
  expect(events).toEqual(exams.map(({ title, startsAt, endsAt }) => ({ title, startsAt, endsAt })))
})

test.each(['07:00', '13:30', '23:00', '00:15'])(
  'of an exam at %s it reminds at six on the evening before',
  (startsAt) => {
    const [series] = demoSeries
    const exam = { ...series, startsAt, everyDays: null, day: '2026-12-01' } as ExamSeries
    const calendar = ICAL.parse(examCalendar(examsFrom([exam], now), institute, now))
    const event = new ICAL.Component(calendar).getFirstSubcomponent('vevent')
    const alarm = event?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger') as ICAL.Duration
    const start = event?.getFirstPropertyValue('dtstart') as ICAL.Time
    start.addDuration(alarm)
    expect(start.toString()).toBe('2026-11-30T18:00:00')
  },
)

test('what people wrote comes back as they wrote it', () => {
  const [first] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(first?.getFirstPropertyValue('location')).toBe(
    `${exams[0]?.place}, ${institute.name}, ${institute.address}`,
  )
})

test('the day stands in both calendars', () => {
  const [first] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(first?.getFirstPropertyValue('description')).toMatch(/^Nov \d+, 2026 \(\d+ Mangsir 2083\)\. /)
})

test('in Nepali it has Nepali words and leads to Nepali pages', () => {
  const nepali = examCalendar(exams, { ...institute, language: 'ne' }, now).replaceAll('\r\n ', '')
  expect(nepali).toContain('URL:https://example.edu.np/ne/schedule')
  expect(nepali).toMatch(/DESCRIPTION:[०-९]{4} [^ ]+ [०-९]+ \([०-९]{4} [^)]+\)। [०-९]+ प्रश्न।/)
  expect(nepali).not.toMatch(/questions|Exams of/)
})
