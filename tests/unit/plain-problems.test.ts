import { expect, test } from 'vitest'
import { collections } from '#server/content/declarations/index.ts'
import { draftSchema } from '#server/content/drafts.ts'
import { plainProblems } from '#server/lib/plain-problems.ts'

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
