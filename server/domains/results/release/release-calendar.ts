import ICAL from 'ical.js'
import type { AnnouncedReleaseShape } from '#server/domains/results/exams/find-exams.ts'
import { component } from '#server/lib/icalendar.ts'
import { said, say } from '#server/locales/say.ts'
import { type Locale, pathIn } from '#shared/locales.ts'

/** An announced release as an iCalendar file (RFC 5545). Importing a newer file updates the event. */
export function releaseCalendar(
  { exam, releaseAt }: AnnouncedReleaseShape,
  { name, url, language }: { name: string; url: string; language: Locale },
  now: Date,
): string {
  const calendar = component('vcalendar', {
    prodid: '-//Pravesh//Results//EN',
    version: '2.0',
    calscale: 'GREGORIAN',
    method: 'PUBLISH',
  })
  const event = component('vevent', {
    uid: `results-${encodeURIComponent(exam.id)}@${new URL(url).hostname}`,
    dtstamp: ICAL.Time.fromJSDate(now, true),
    dtstart: ICAL.Time.fromJSDate(releaseAt, true),
    summary: said(say`Results: ${exam.title}`, language),
    location: name,
    description: said(say`The results can be looked up by Candidate ID.`, language),
    url: `${url}${pathIn(language, '/results')}?${new URLSearchParams({ exam: exam.id })}`,
  })
  event.addSubcomponent(
    component('valarm', {
      action: 'DISPLAY',
      trigger: ICAL.Duration.fromSeconds(0),
      description: exam.title,
    }),
  )
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}
