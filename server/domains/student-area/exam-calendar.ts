import ICAL from 'ical.js'
import { component } from '#server/lib/icalendar.ts'
import { said, say } from '#server/locales/say.ts'
import { dayAfter, inNepal, nepalClock, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { dateWords } from '#shared/calendar/nepali-date-words.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { withNepaliDigits } from '#shared/digits.ts'
import { type Locale, pathIn } from '#shared/locales.ts'
import type { ScheduledExamShape } from './exam-calendar-rules.ts'

const TIME_ZONE_ID = 'Asia/Kathmandu'

/** RFC 5545 requires the definition of a time zone. Nepal has used UTC+05:45 since 1986. */
const TIME_ZONE = `BEGIN:VTIMEZONE
TZID:${TIME_ZONE_ID}
BEGIN:STANDARD
DTSTART:19860101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0545
TZNAME:+0545
END:STANDARD
END:VTIMEZONE`

// RFC 5545 allows 75 bytes a line; ical.js does not count the space that begins a folded one.
ICAL.foldLength = 74

/** On the evening before, by the clock of Nepal. */
const REMIND_AT = '18:00'

interface Institute {
  name: string
  address?: string | undefined
  /** Address of the site, without a trailing slash. */
  url: string
}

/** The exams as an iCalendar file (RFC 5545). UIDs are stable, so that importing a newer file updates the events. */
export function examCalendar(
  exams: readonly ScheduledExamShape[],
  institute: Institute & { language: Locale },
  now: Date,
): string {
  const calendar = component('vcalendar', {
    prodid: '-//Pravesh//Exam schedule//EN',
    version: '2.0',
    calscale: 'GREGORIAN',
    method: 'PUBLISH',
    'x-wr-calname': said(say`Exams of ${institute.name}`, institute.language),
  })
  calendar.addSubcomponent(ICAL.Component.fromString(TIME_ZONE))
  for (const exam of exams) calendar.addSubcomponent(eventOf(exam, institute, now))
  return `${calendar.toString()}\r\n`
}

function eventOf(
  exam: ScheduledExamShape,
  institute: Institute & { language: Locale },
  now: Date,
): ICAL.Component {
  const { language } = institute
  const { id, title, startsAt, endsAt, place, covers, questionCount } = exam
  const date = sayDate(startsAt.toISOString(), false, dateWords[language])
  const description = said(say`${date}. ${questionCount} questions. ${covers}.`, language)
  const event = component('vevent', {
    uid: `${id}@${new URL(institute.url).hostname}`,
    dtstamp: ICAL.Time.fromJSDate(now, true),
    summary: title,
    location: [place, institute.name, institute.address].filter(Boolean).join(', '),
    description: language === 'ne' ? withNepaliDigits(description) : description,
    url: institute.url + pathIn(language, '/schedule'),
  })
  for (const [name, instant] of Object.entries({ dtstart: startsAt, dtend: endsAt })) {
    const time = `${nepalClock(instant)}:00`
    event.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(time)).setParameter('tzid', TIME_ZONE_ID)
  }
  const reminder = inNepal(dayAfter(todayInNepal(startsAt), -1), REMIND_AT)
  event.addSubcomponent(
    component('valarm', {
      action: 'DISPLAY',
      trigger: ICAL.Duration.fromSeconds((reminder.getTime() - startsAt.getTime()) / 1000),
      description: title,
    }),
  )
  return event
}
