import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { introOf, withTeachers } from '#client/pages/public/faculty/departments.ts'
import { pixelCells } from '#client/ui/motif/pixel-icon.tsx'
import { subjectIcons } from '#client/ui/motif/subject-icons.ts'
import { achievementYears } from '#prisma/demo-content/achievements.ts'
import { courseGroups } from '#prisma/demo-content/courses/course-groups.ts'
import { datedCourses, demoCourses } from '#prisma/demo-content/courses/courses.ts'
import { administrativeTeam } from '#prisma/demo-content/faculty/administration.ts'
import { departments as demoDepartments, teachers } from '#prisma/demo-content/faculty/departments.ts'
import { infrastructurePage } from '#prisma/demo-content/infrastructure.ts'
import { overviewPage } from '#prisma/demo-content/overview.ts'
import { defineCollection, isFilled } from '#server/content/collection.ts'
import { departments } from '#server/content/declarations/faculty.ts'
import { collections } from '#server/content/declarations/index.ts'
import { onlineClassPage } from '#server/content/declarations/online-class.ts'
import { identity, pastYear } from '#server/content/declarations/settings.ts'
import { draftSchema, missingValues, previewValues, publishProblems } from '#server/content/drafts.ts'
import { completeValues, valuesSchema } from '#server/content/field.ts'
import * as kinds from '#server/content/field-kinds.ts'
import { translationState, valuesIn } from '#server/content/translations.ts'
import { findMissingContent } from '#server/domains/dashboard/missing-content.ts'
import { instituteInput } from '#server/domains/setup/setup-input.ts'
import { plainProblems } from '#server/lib/plain-problems.ts'
import { inLanguage, said } from '#server/locales/say.ts'
import { sampleContent } from '#tests/support/content/sample-content.ts'
import { setUpInput } from '#tests/support/people/setup-operations.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const message = 'Established must be a year in A.D. that has begun. The year 2058 in B.S. began in 2001'

const read = (file: string) => readFileSync(resolve(projectRoot, file), 'utf8')

/** Optional values of a draft, and checks at publishing. */
describe('drafts', () => {
  const declared = defineCollection({
    ...{ key: 'k', type: 'K', label: 'K', section: 'Settings', help: '', page: '/', titleField: 'title' },
    slugField: 'slug',
    fields: {
      title: kinds.text({ label: 'Title', max: 10 }),
      slug: kinds.slug({ label: 'Address' }),
      link: kinds.webAddress({ label: 'Link' }),
      year: kinds.number({ label: 'Year', min: 1900, max: 2100 }),
      phones: kinds.texts({ label: 'Phones', min: 1 }),
      photo: kinds.picture({ label: 'Photo' }),
      rows: kinds.rows({
        label: 'Rows',
        type: 'R',
        fields: {
          name: kinds.text({ label: 'Name' }),
          amount: kinds.number({ label: 'Amount', min: 1, max: 9 }),
        },
      }),
    },
    check: ({ year }) => (year === 2000 ? [{ path: 'year', message: 'Not 2000' }] : []),
  })
  const { fields } = declared
  const picture = '0197c0de-0000-7000-8000-000000000001'
  const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path)
  const unsound = (data: object) =>
    draftSchema(fields)
      .safeParse(data)
      .error?.issues.map(({ path }) => path.join('.')) ?? []

  describe('a draft', () => {
    test('may lack everything; what is empty is stored as nothing', () => {
      expect(draftSchema(fields).parse({ title: ' ', rows: [{ name: '' }] })).toEqual({
        ...{ title: null, slug: null, link: null, year: null, phones: [], photo: null },
        rows: [{ name: null, amount: null }],
      })
    })

    test.each([
      ['a longer text', { title: 'x'.repeat(11) }, 'title'],
      ['an address that is none', { slug: 'No Slug' }, 'slug'],
      ['a link that is none', { link: 'nothing' }, 'link'],
      ['a link to a host with a comma', { link: 'https://a.example,b.example/map' }, 'link'],
      ['a link to every host', { link: 'https://*/map' }, 'link'],
      ['a number out of its range', { year: 3000 }, 'year'],
      ['a text instead of a number', { year: 'soon' }, 'year'],
      ['a wrong type', { title: 5 }, 'title'],
      ['a wrong type in a row', { rows: [{ amount: 'many' }] }, 'rows.0.amount'],
      ['two rows of one name', { rows: [{ name: 'A' }, { name: 'A' }] }, 'rows'],
      ['a picture that is none', { photo: { picture: 'x', alt: '' } }, 'photo.picture'],
      ['an unknown field', { other: 1 }, ''],
    ])('does not take %s', (_what, data, path) => expect(unsound(data)).toEqual([path]))

    test.each(['https://a-b.example:8443/x,y;z', 'http://[::1]/', 'https://संस्था.example/'])(
      'takes the link %s',
      (link) => expect(unsound({ link })).toEqual([]),
    )

    test('may have rows without names, and a picture without description', () => {
      expect(unsound({ rows: [{ name: '' }, { name: '' }], photo: { picture, alt: '' } })).toEqual([])
    })
  })

  test('what is missing is listed in the words of the fields', () => {
    const draft = draftSchema(fields).parse({ photo: { picture, alt: '' }, rows: [{ amount: 1 }] })
    expect(inLanguage(missingValues(fields, draft), 'en')).toEqual([
      { path: 'title', message: 'Title is required' },
      { path: 'slug', message: expect.stringContaining('Address must have small letters') },
      { path: 'link', message: expect.stringContaining('Link must be a web address') },
      { path: 'year', message: 'Year must be a number from 1900 to 2100' },
      { path: 'phones', message: 'Phones is required' },
      { path: 'photo.alt', message: 'A description of the picture is required' },
      { path: 'rows.0.name', message: 'Name is required' },
    ])
  })

  test('what fields say of each other is asked once nothing is missing', () => {
    const filled = { title: 'T', slug: 's', link: 'https://a.example', phones: ['1'], photo: null, rows: [] }
    expect(paths(publishProblems(declared, { ...filled, year: 2000, title: null }))).toEqual(['title'])
    expect(paths(publishProblems(declared, { ...filled, year: 2000 }))).toEqual(['year'])
    expect(publishProblems(declared, { ...filled, year: 2001 })).toEqual([])
  })

  test('a preview has empty texts, and no rows or entries that lack a name, a number or a day', () => {
    const rows = [{ name: 'A', amount: 2 }, { name: 'B' }, { amount: 3 }]
    const draft = draftSchema(fields).parse({ year: 2001, rows })
    expect(previewValues(declared, { id: 'the-id', data: draft })).toEqual({
      ...{ title: '', slug: 'the-id', link: '', year: 2001, phones: [], photo: null },
      rows: [{ name: 'A', amount: 2 }],
    })
    expect(previewValues(declared, { id: 'x', data: { ...draft, year: null } })).toBeUndefined()
  })

  test.each(collections)('$key: a complete draft is what can be published', ({ fields: all }) => {
    const references = { courseGroups: picture, departments: picture }
    const data = sampleContent(all, { text: 'sample', references, pdf: picture })
    const draft = draftSchema(all).parse(data)
    expect(missingValues(all, draft)).toEqual([])
    expect(draft).toEqual(valuesSchema(all).parse(data))
  })
})

/** Nepali texts beside the others. */
describe('translations', () => {
  const fields = {
    title: kinds.text({ label: 'Title', max: 10 }),
    figure: kinds.text({ label: 'Figure' }),
    note: kinds.optional(kinds.longText({ label: 'Note' })),
    slug: kinds.slug({ label: 'Address' }),
    lines: kinds.texts({ label: 'Lines', max: 3 }),
    photo: kinds.picture({ label: 'Photo' }),
    rows: kinds.rows({ label: 'Rows', type: 'R', fields: { name: kinds.text({ label: 'Name' }) } }),
  }
  const picture = '0197c0de-0000-7000-8000-000000000001'
  const values = {
    ...{ title: 'Title', figure: '50+', note: null, slug: 'a', lines: ['One', 'Two'] },
    photo: { picture, alt: 'A house' },
    rows: [{ name: 'First', ne: { name: 'पहिलो' } }, { name: 'Second' }],
    ne: { title: 'शीर्षक', lines: ['एक', 'दुई'], photo: 'घर' },
  }

  describe('pages show', () => {
    test('the Nepali text where it is there, else the other', () => {
      expect(valuesIn('ne', fields, values)).toEqual({
        ...{ title: 'शीर्षक', figure: '50+', note: null, slug: 'a', lines: ['एक', 'दुई'] },
        photo: { picture, alt: 'घर' },
        rows: [{ name: 'पहिलो' }, { name: 'Second' }],
      })
    })

    test('no Nepali text in English', () => {
      const { ne: _ne, rows: _rows, ...english } = values
      expect(valuesIn('en', fields, values)).toEqual({
        ...english,
        rows: [{ name: 'First' }, { name: 'Second' }],
      })
    })
  })

  test('Nepali texts are checked as the others are, and empty ones are left out', () => {
    const problems = (ne: object) =>
      draftSchema(fields)
        .safeParse({ ne })
        .error?.issues.map(({ path }) => path.join('.')) ?? []
    expect(problems({ title: 'क'.repeat(11), lines: ['a', 'b', 'c', 'd'] })).toEqual(['ne.title', 'ne.lines'])
    expect(problems({ slug: 'a' })).toEqual(['ne'])
    expect(problems({ photo: 5 })).toEqual(['ne.photo'])
    const stored = draftSchema(fields).parse({
      rows: [{ ne: { name: ' ' } }],
      ne: { title: '', note: 'टिप्पणी' },
    })
    expect(stored).toMatchObject({ rows: [{ name: null }], ne: { note: 'टिप्पणी' } })
    expect(JSON.stringify(stored)).not.toContain('title":""')
  })

  test('stored Nepali texts stay, but not those of fields that are no more', () => {
    expect(completeValues(fields, values)).toEqual(values)
    expect(completeValues(fields, { ...values, ne: { gone: 'x' } })).not.toHaveProperty('ne')
  })

  describe('what is missing', () => {
    test('counts texts in Latin letters without Nepali ones', () => {
      expect(translationState(fields, values)).toEqual({ texts: 5, missing: 1, hasBegun: true })
      const { ne: _ne, ...none } = { ...values, rows: [] }
      expect(translationState(fields, none)).toEqual({ texts: 3, missing: 3, hasBegun: false })
    })

    test('are neither figures nor what is written in Devanagari', () => {
      const written = { ...values, title: 'शीर्षक', lines: [], photo: null, rows: [], ne: {} }
      expect(translationState(fields, written)).toEqual({ texts: 0, missing: 0, hasBegun: false })
    })

    test('is a list with fewer lines', () => {
      const fewer = { ...values, rows: [], ne: { ...values.ne, lines: ['एक'] } }
      expect(translationState(fields, fewer)).toMatchObject({ texts: 3, missing: 1 })
    })
  })
})

test.each([
  ['intro', false],
  ['supportLead', false],
  // Shown beside a link only.
  ['app', false],
  ['withoutApp', true],
  ['withoutBrowser', true],
])('of the page about online classes, %s alone is content: %s', (name, expected) => {
  const data = completeValues(onlineClassPage.fields, { [name]: 'Call {phone}.' })
  expect(isFilled(onlineClassPage, data)).toBe(expected)
})

const notices = { texts: 0, missing: 0, hasBegun: false }

function ofIdentity(published: boolean, settingsLocked = false): string[] {
  const data = sampleContent(identity.fields, { text: 'Words' })
  const item = { id: 'identity', data, inBoth: data }
  const items = (key: string) => (published && key === identity.key ? [item] : [])
  const found = findMissingContent(
    { items: items as never, item: () => undefined },
    { settingsLocked, notices },
  )
  return found.flatMap(({ collection, text }, place) =>
    collection === identity.key ? [`${place} ${said(text)}`] : [],
  )
}

test('name and contact come first while visitors see a stand-in', () => {
  expect(ofIdentity(false)).toEqual(['0 Name and contact: nothing is published yet'])
  expect(ofIdentity(true)).not.toContainEqual(expect.stringContaining('nothing is published yet'))
  expect(ofIdentity(false, true)).toEqual([])
})

describe('past year', () => {
  test('a year that has not begun is refused with what it is in B.S.', () => {
    const { schema } = pastYear({ label: 'Established' })
    expect(schema.safeParse(2001).success).toBe(true)
    expect(schema.safeParse(new Date().getFullYear()).success).toBe(true)
    expect(schema.safeParse(2058).error?.issues.map((issue) => said(issue.message))).toEqual([message])
  })

  test('so the set-up takes no year of establishment in B.S.', () => {
    const { institute } = setUpInput
    expect(instituteInput('en').safeParse(institute).success).toBe(true)
    const { error } = instituteInput('en').safeParse({ ...institute, establishedYear: 2058 })
    expect(error?.issues.map(({ path, message }) => [path, said(message)])).toEqual([
      [['establishedYear'], message],
    ])
  })
})

const wrong = [5, 'x', true, [], {}, [5], [null], [{}], [{ x: 1 }], { picture: 5 }]

test('values of another kind and unknown names are told in plain words', () => {
  const messages = new Set<string>()
  for (const { fields } of collections) {
    const schema = draftSchema(fields)
    for (const value of wrong) {
      const values = Object.fromEntries(Object.keys(fields).map((name) => [name, value]))
      for (const data of [values, { ...values, ne: value }, { ...values, zzz: 1 }, value]) {
        const { error } = schema.safeParse(data, { error: plainProblems })
        for (const { message } of error?.issues ?? []) messages.add(message)
      }
    }
  }
  expect([...messages]).toEqual(
    expect.arrayContaining([
      'Expected text',
      'Expected a list',
      'Expected an object',
      'There is no field zzz',
    ]),
  )
  expect(
    [...messages].filter((message) => /Invalid input|Unrecognized|Too (big|small)/.test(message)),
  ).toEqual([])
})

const right = {
  name: 'Koshi Academy',
  shortName: 'Koshi',
  establishedYear: 2001,
  phones: ['021-555555'],
  email: 'office@koshi.example',
  address: 'Biratnagar',
  officeHours: 'Sunday to Friday',
}
const long = 'x'.repeat(400)

const wrongValues: readonly (readonly [what: string, values: object])[] = [
  ...['name', 'shortName', 'address', 'officeHours'].flatMap((field) => [
    [`no ${field}`, { [field]: '' }] as const,
    [`a long ${field}`, { [field]: long }] as const,
  ]),
  ['tagline', { tagline: long }],
  ['description', { description: long }],
  ['a year in B.S.', { establishedYear: 2081 }],
  ['no year', { establishedYear: null }],
  ['a year long ago', { establishedYear: 1700 }],
  ['no phone', { phones: [] }],
  ['an empty phone', { phones: [''] }],
  ['words as a phone', { phones: ['021-555555', 'abc'] }],
  ['a long phone', { phones: [long] }],
  ['too many phones', { phones: Array(20).fill('021') }],
  ['no email', { email: 'office' }],
  ['no colour', { brandColor: 'red' }],
]

test.each(wrongValues)('what the API says of a set-up is in Nepali: %s', (_what, wrong) => {
  const { error } = instituteInput('en').safeParse({ ...right, ...wrong })
  const messages = error?.issues.map(({ message }) => message) ?? []
  expect(messages).not.toEqual([])
  for (const message of messages) {
    expect(said(message, 'ne'), message).toMatch(/[\u0900-\u097f]/)
    expect(said(message, 'ne')).not.toMatch(/[a-z]{2}(?![\da-f])/i)
  }
})

/** The texts of the demo agree with themselves and with the pages. */
describe('demo content', () => {
  test('every course has an address, words and a drawing of its own', () => {
    for (const what of ['slug', 'title', 'shortDescription', 'longDescription', 'drawing'] as const) {
      expect(new Set(demoCourses.map((course) => course[what])).size, what).toBe(demoCourses.length)
    }
    for (const { marks, questions, title } of demoCourses) {
      expect(questions, title).toBe(marks.reduce((sum, one) => sum + one.marks, 0))
    }
  })

  test('every course says what it costs, how many it takes, when it is and who leads it', () => {
    const names = teachers.map(({ name }) => name)
    for (const { fee, seats, timetable, teacher, nextBatch, title } of datedCourses('2026-11-25')) {
      expect([fee, timetable].filter(Boolean), title).toHaveLength(2)
      expect(seats, title).toBeGreaterThan(0)
      expect(
        names.some((name) => teacher?.endsWith(name)),
        title,
      ).toBe(true)
      expect(nextBatch > '2026-11-25', title).toBe(true)
    }
  })

  test('counseling is spelled as on the home page', () => {
    expect(read('client/pages/public/home/hero.tsx')).toContain('Counseling')
    for (const { longDescription } of demoCourses) expect(longDescription).not.toMatch(/counselling/i)
  })

  test('times end after they begin', () => {
    for (const { from, to } of courseGroups.flatMap(({ times }) => times)) expect(from).toBeLessThan(to)
    const { opens, closes } = infrastructurePage
    expect(opens).toBeLessThan(closes ?? 0)
  })

  test('the years of achievements come newest first, and nobody selects more than there were', () => {
    const years = achievementYears.map(({ year }) => year)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
    for (const { year, selected, of, badges } of achievementYears) {
      for (const one of [{ selected: selected ?? 0, of: of ?? 0 }, ...badges]) {
        expect(one.selected, String(year)).toBeLessThanOrEqual(one.of)
      }
    }
  })

  test('every year names three toppers, and nobody twice', () => {
    const names = achievementYears.flatMap(({ toppers }) => toppers.map(({ name }) => name))
    expect(new Set(names).size).toBe(3 * achievementYears.length)
  })

  test('only the largest group is called the largest', () => {
    const most = Math.max(...achievementYears.map(({ selected }) => selected ?? 0))
    const called = achievementYears.filter(({ summary }) => /largest/i.test(summary ?? ''))
    for (const { selected } of called) expect(selected).toBe(most)
  })

  test('names and bios of the faculty are somebody’s own', () => {
    const everybody = [...administrativeTeam, ...teachers]
    expect(new Set(everybody.map(({ name }) => name)).size).toBe(everybody.length)
    const bios = teachers.map(({ bio }) => bio ?? '')
    expect(new Set(bios).size).toBe(teachers.length)
    expect(new Set(bios.map((bio) => bio.split(' ').slice(0, 3).join(' '))).size).toBeGreaterThan(50)
  })

  test('departments are led by one teacher each, who comes first', () => {
    for (const { slug } of demoDepartments) {
      const members = teachers.filter(({ department }) => department === slug)
      const heads = members.filter(({ designation }) => designation === 'Head of Department')
      expect(heads, slug).toEqual([members[0]])
    }
  })

  test('the pages agree on how many teachers began in 1996', () => {
    const [, overview = ''] =
      /(\w+) teachers, thirty-eight students/.exec(overviewPage.milestones[0]?.text ?? '') ?? []
    const [, faculty] =
      /One of the (\w+) teachers who rented/.exec(read('prisma/demo-content/faculty/administration.ts')) ?? []
    expect(overview.toLowerCase()).toBe(faculty)
  })
})

describe('faculty', () => {
  describe('departments', () => {
    const botany = { id: 'b', slug: 'botany', name: 'Botany' }
    const empty = { id: 'e', slug: 'english', name: 'English' }
    const asha = { id: '1', name: 'Asha', designation: 'Lecturer', department: { id: 'b' } }
    const hidden = { id: '2', name: 'Bina', designation: 'Lecturer', department: null }

    test('are shown when somebody teaches in them', () => {
      expect(withTeachers([empty, botany], [hidden, asha])).toEqual([{ ...botany, members: [asha] }])
    })

    test.each([
      [[1], 0, '1 teacher in 1 department.'],
      [[2, 1], 1, '3 teachers in 2 departments, and the 1 colleague who keeps the house in order.'],
      [[], 7, 'The 7 colleagues who keep the house in order.'],
    ])('%j with %i colleagues are counted in words', (sizes, colleagues, words) => {
      const shown = sizes.map((size) => ({ ...botany, members: Array(size).fill(asha) }))
      expect(introOf(shown, colleagues)).toBe(words)
    })
  })

  describe('the picture of a department', () => {
    test('is offered to staff for each drawing, and is no other', () => {
      const { administration: _office, ...ofSubjects } = subjectIcons
      expect(Object.keys(departments.fields.picture.options ?? {})).toEqual(Object.keys(ofSubjects))
    })

    test.each(Object.entries(subjectIcons))('%s is woven of whole rows', (_name, drawing) => {
      const rows = drawing.split('\n').filter((row) => row !== '')
      const [width = 0, ...others] = new Set(rows.map((row) => row.length))
      expect(others).toEqual([])
      expect([9, 17]).toContain(width)
      expect([16, 17]).toContain(pixelCells(drawing).height)
    })
  })
})
