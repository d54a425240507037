import { expect, test } from 'vitest'
import { instituteInput } from '#server/domains/setup/setup-input.ts'
import { said } from '#server/locales/say.ts'

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
