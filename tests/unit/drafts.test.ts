/** Optional values of a draft, and checks at publishing. */
import { describe, expect, test } from 'vitest'
import { defineCollection } from '#server/content/collection.ts'
import { collections } from '#server/content/declarations/index.ts'
import { draftSchema, missingValues, previewValues, publishProblems } from '#server/content/drafts.ts'
import { valuesSchema } from '#server/content/field.ts'
import * as kinds from '#server/content/field-kinds.ts'
import { inLanguage } from '#server/locales/say.ts'
import { sampleContent } from '#tests/support/content/sample-content.ts'

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
