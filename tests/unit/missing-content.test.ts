import { expect, test } from 'vitest'
import { identity } from '#server/content/declarations/settings.ts'
import { findMissingContent } from '#server/domains/dashboard/missing-content.ts'
import { said } from '#server/locales/say.ts'
import { sampleContent } from '#tests/support/content/sample-content.ts'

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
