import { format } from 'date-fns/format'
import ICAL from 'ical.js'
import { KATHMANDU, onKathmanduClock } from '#server/lib/kathmandu.ts'
import type { ScheduledExamShape } from './exam-calendar-rules.ts'

/** Nepal's clock has stood at UTC+05:45 since 1986; RFC 5545 wants that said in the file. */
const TIME_ZONE = `BEGIN:VTIMEZONE
TZID:${KATHMANDU}
BEGIN:STANDARD
DTSTART:19860101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0545
TZNAME:+0545
END:STANDARD
END:VTIMEZONE`

/** The evening before, when there is still time to pack the bag. */
const REMIND_BEFORE = '-PT12H'

interface Institute {
  name: string
  address: string
  /** Address of the site, without a trailing slash. */
  url: string
}

/** The exams as an iCalendar file (RFC 5545). The same exam has the same UID, so that a later file brings it up to date. */
export function examCalendar(exams: readonly ScheduledExamShape[], institute: Institute, now: Date): string {
  const calendar = component('vcalendar', {
    prodid: '-//Pravesh//Exam schedule//EN',
    version: '2.0',
    calscale: 'GREGORIAN',
    method: 'PUBLISH',
    'x-wr-calname': `Exams of ${institute.name}`,
  })
  calendar.addSubcomponent(ICAL.Component.fromString(TIME_ZONE))
  for (const exam of exams) calendar.addSubcomponent(eventOf(exam, institute, now))
  return `${calendar.toString()}\r\n`
}

function eventOf(exam: ScheduledExamShape, institute: Institute, now: Date): ICAL.Component {
  const { id, title, startsAt, endsAt, place, covers, questionCount } = exam
  const event = component('vevent', {
    uid: `${id}@${new URL(institute.url).hostname}`,
    dtstamp: ICAL.Time.fromJSDate(now, true),
    summary: title,
    location: `${place}, ${institute.name}, ${institute.address}`,
    description: `${questionCount} questions. ${covers}. Bring your candidate card.`,
    url: `${institute.url}/schedule`,
  })
  for (const [name, instant] of Object.entries({ dtstart: startsAt, dtend: endsAt })) {
    const time = format(onKathmanduClock(instant), "yyyy-MM-dd'T'HH:mm:ss")
    event.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(time)).setParameter('tzid', KATHMANDU)
  }
  event.addSubcomponent(
    component('valarm', {
      action: 'DISPLAY',
      trigger: ICAL.Duration.fromString(REMIND_BEFORE),
      description: title,
    }),
  )
  return event
}

function component(type: string, properties: Record<string, string | object>): ICAL.Component {
  const made = new ICAL.Component(type)
  for (const [name, value] of Object.entries(properties)) {
    const property = new ICAL.Property(name)
    // The library writes what it does not know, and carriage returns, as they are: they could begin a line of their own.
    if (name.startsWith('x-')) property.resetType('text')
    property.setValue(typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)
    made.addProperty(property)
  }
  return made
}
