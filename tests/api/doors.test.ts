import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/schema.ts'
import { type TestApp, testApp } from '#tests/support/api.ts'
import { rootFields, scopesThatOpen } from '#tests/support/doors.ts'
import { sampleOperation } from '#tests/support/sample-operation.ts'

const everybody = ['VISITOR', 'STUDENT', 'TEACHER', 'ADMIN'] as const
type Who = (typeof everybody)[number]

/** Whom each scope lets in. */
const letIn: Record<string, readonly Who[]> = {
  public: everybody,
  signedIn: ['STUDENT', 'TEACHER', 'ADMIN'],
  student: ['STUDENT'],
  teacher: ['TEACHER'],
  admin: ['ADMIN'],
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const guarded = rootFields(schema)
  .map(({ kind, field, door }) => {
    const invited = scopesThatOpen(door).flatMap((scope) => letIn[scope] ?? [])
    return { kind, field, name: field.name, closedTo: everybody.filter((who) => !invited.includes(who)) }
  })
  .filter(({ closedTo }) => closedTo.length > 0)

test('there are closed doors', () => {
  expect(guarded.length).toBeGreaterThan(0)
})

describe.each(guarded)('$kind $name', ({ kind, field, closedTo }) => {
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
