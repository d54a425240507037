/** Nepali texts beside the others. */
import { describe, expect, test } from 'vitest'
import { draftSchema } from '#server/content/drafts.ts'
import { completeValues } from '#server/content/field.ts'
import * as kinds from '#server/content/field-kinds.ts'
import { translationState, valuesIn } from '#server/content/translations.ts'

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
