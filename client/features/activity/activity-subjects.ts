import { contentWords } from '#client/locales/content-words.ts'
import { locale } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { englishDates } from '#shared/calendar/date-words.ts'
import { currentDateWords } from '#shared/calendar/show-dates.ts'

// The log keeps subjects as the server wrote them. The server's own words are shown in the language of the page.

/** The log notes `Courses: MBBS (Title, Fee)`: the list, the entry and the fields that were changed. */
export function contentName(subject: string): string {
  const [, list = subject, entry = '', fields] = /^(.+?)(: .+?)?(?: \(([^()]+)\))?$/.exec(subject) ?? []
  const labels = fields?.split(', ').map(fieldName).join(', ')
  return contentWords(list) + entry + (labels === undefined ? '' : ` (${labels})`)
}

/** `Title`, and `Title in Nepali` of its Nepali text. */
function fieldName(label: string): string {
  const translation = contentWords(label)
  const [, field] = /^(.+) in Nepali$/.exec(label) ?? []
  const isKnown = field === undefined || translation !== label
  return isKnown ? translation : t('{label} in Nepali', { label: contentWords(field) })
}

/** The log notes `Holiday (Title, Link)`: the notice and its changed fields. */
export function changedNotice(subject: string): { name: string; more?: string } {
  const [, name, fields = ''] = /^(.+) \(([^()]+)\)$/.exec(subject) ?? []
  const labels = fields.split(', ').map((field) => noticeFields[field])
  // A title may end in brackets, too.
  if (name === undefined || labels.includes(undefined)) return { name: subject }
  return { name, more: `(${labels.join(', ')})` }
}

const noticeFields: Readonly<Record<string, string>> = {
  Title: t('Title'),
  'Title in Nepali': t('{label} in Nepali', { label: t('Title') }),
  Description: t('Description'),
  'Description in Nepali': t('{label} in Nepali', { label: t('Description') }),
  Type: t('Type'),
  Link: t('Link'),
  Attachments: t('Attachments'),
  'Show from': t('Show from'),
  'Show until': t('Show until'),
  Pinned: t('Pinned'),
}

/** Of an action that concerns no list of content. */
export function localName(subject: string): string {
  if (subject === 'Demo content') return t('Demo content')
  const [, digits] = /^ending in (.+)$/.exec(subject) ?? []
  return digits === undefined
    ? subject.split(', ').map(countedName).join(', ')
    : t('ending in {digits}', { digits })
}

/** `3 results` in words; anything else as it is. */
function countedName(part: string): string {
  if (part === '(deleted)') return t('(deleted)')
  const [, count, noun] = /^(\d+) (\D+)$/.exec(part) ?? []
  const translate = count === undefined ? undefined : nouns.find(([names]) => names.includes(noun ?? ''))?.[1]
  return count === undefined || translate === undefined ? part : translate(count)
}

const nouns: readonly [names: readonly string[], translate: (count: string) => string][] = [
  [
    ['contact of a re-check', 'contacts of re-checks'],
    (count) => t('{count, plural, one {# contact of a re-check} other {# contacts of re-checks}}', { count }),
  ],
  [['result', 'results'], (count) => t('{count, plural, one {# result} other {# results}}', { count })],
  [
    ['list entry', 'list entries'],
    (count) => t('{count, plural, one {# list entry} other {# list entries}}', { count }),
  ],
  [
    ['assignment or fee', 'assignments or fees'],
    (count) => t('{count, plural, one {# assignment or fee} other {# assignments or fees}}', { count }),
  ],
  [
    ['stored file', 'stored files'],
    (count) => t('{count, plural, one {# stored file} other {# stored files}}', { count }),
  ],
]

const { ad, bs } = englishDates
const adDay = new RegExp(`\\b(${ad.months.join('|')}) (\\d{1,2}), (\\d{4})`, 'g')
const bsDay = new RegExp(`\\b(\\d{1,2}) (${bs.months.join('|')}) (\\d{4})`, 'g')

/** The log notes dates in English: `Nov 21, 2026, 4:15 PM (5 Mangsir 2083)`. */
export function notedDates(text: string): string {
  if (locale === 'en') return text
  const words = currentDateWords()
  const day = (calendar: 'ad' | 'bs', [date, month, year]: [string, string, string]) => {
    const { months, day } = words[calendar]
    return day(Number(date), months[englishDates[calendar].months.indexOf(month)] ?? '', Number(year))
  }
  return text
    .replaceAll(adDay, (_all, month: string, date: string, year: string) => day('ad', [date, month, year]))
    .replaceAll(bsDay, (_all, date: string, month: string, year: string) => day('bs', [date, month, year]))
    .replaceAll(/\b(\d{1,2}):(\d\d) (AM|PM)\b/g, (_all, hour: string, minute: string, half: string) =>
      words.time((Number(hour) % 12) + (half === 'PM' ? 12 : 0), minute),
    )
    .replaceAll(/\bprovisional\b/g, words.provisional)
}
