import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/schema.ts'
import { type TestApp, testApp } from '#tests/support/api.ts'
import { rootFields, scopesThatOpen } from '#tests/support/doors.ts'
import { sampleOperation } from '#tests/support/sample-operation.ts'

const everybody = ['VISITOR', 'STUDENT', 'TEACHER', 'ADMIN'] as const

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const guarded = rootFields(schema)
  .map((root) => ({ ...root, name: root.field.name, scopes: scopesThatOpen(root.door) }))
  .filter(({ scopes }) => scopes.length > 0 && !scopes.includes('public'))

describe.each(guarded)('$kind $name', ({ kind, field, scopes }) => {
  const closedTo = everybody.filter((who) => !scopes.includes(who.toLowerCase()))

  test.each(closedTo)('is closed to %s', async (who) => {
    const { query, variables } = sampleOperation(kind, field)
    const { data, errors } = await app.as(who).send(query, variables)
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
    expect(errors?.map((error) => error.extensions?.code)).toEqual([
      who === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    ])
  })
})

test('what is for everybody is open to a visitor', async () => {
  const { data } = await app.as('VISITOR').send('{ viewer { role user { email } } site { name } }')
  expect(data).toEqual({ viewer: { role: null, user: null }, site: { name: app.site.name } })
})

test.each(['STUDENT', 'TEACHER', 'ADMIN'] as const)('the API knows that %s is asking', async (who) => {
  const { data } = await app.as(who).send('{ viewer { role } }')
  expect(data).toEqual({ viewer: { role: who } })
})
