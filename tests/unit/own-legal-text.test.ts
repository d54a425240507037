import { expect, test } from 'vitest'
import { cookiesPolicy } from '#client/pages/public/legal/documents/cookies-policy.ts'
import { withOwnText } from '#client/pages/public/legal/legal-text.tsx'

const standard = cookiesPolicy({ name: 'Another Academy', email: '', phones: [], address: '' })
const nothing = { additions: null, sections: [], changedOn: null }

test('without words of the institute the standard text stands', () => {
  expect(withOwnText(standard, undefined)).toEqual(standard)
  expect(withOwnText(standard, nothing)).toEqual(standard)
})

test('additions stand below the standard text, under a heading of their own', () => {
  const { sections, ...rest } = withOwnText(standard, { ...nothing, additions: 'One.\n\nTwo.' })
  expect(rest).toEqual({ ...standard, sections: undefined })
  expect(sections).toEqual([...standard.sections, { title: 'Our own additions', body: ['One.', 'Two.'] }])
})

test('an own text stands instead of every word of the standard text', () => {
  const sections = [{ title: 'Cookies', text: 'We set none.\n\nReally.' }]
  const { title, description } = standard
  expect(withOwnText(standard, { ...nothing, sections })).toEqual({
    title,
    description,
    inShort: [],
    sections: [{ id: 'own-1', title: 'Cookies', body: ['We set none.', 'Really.'] }],
  })
})
