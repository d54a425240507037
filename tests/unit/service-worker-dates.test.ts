import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { englishDates, nepaliDates } from '#shared/calendar/date-words.ts'
import { sayDate, setDateWords } from '#shared/calendar/show-dates.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

afterEach(() => setDateWords(englishDates))

const DAY = 86_400_000

// Both languages share the calendar, which is compared day by day in the one that needs no Intl.
test.each([
  ['English', 'sayDate', englishDates, 7 * DAY],
  ['Nepali', 'sayDateInNepali', nepaliDates, DAY],
])(
  'without a connection, dates of slips stand in both calendars as on the pages in %s',
  (_, name, words, step) => {
    const source = readFileSync(join(projectRoot, 'client/public/service-worker.js'), 'utf8')
    const self = { addEventListener: () => {} }
    const offline = runInNewContext(`${source};${name}`, { self }) as typeof sayDate
    setDateWords(words)
    const different: string[] = []
    for (let day = Date.parse('2013-04-01'); day < Date.parse('2037-05-01'); day += step) {
      const inAd = new Date(day).toISOString().slice(0, 10)
      if (offline(inAd) !== sayDate(inAd)) different.push(inAd)
    }
    expect(different).toEqual([])
  },
)
