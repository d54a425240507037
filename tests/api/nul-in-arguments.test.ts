import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const to = { write: (line: string) => void lines.push(line) }
  app = await testApp({ log: createLog({ level: 'error', pretty: false, to }) })
})
afterAll(() => app.close())

test.each([
  ['read by SQL', '{ examAccess(examId: "A\\u0000") { secondSecret } }'],
  ['read by Prisma', '{ allNotices(search: "A\\u0000") { nodes { id } } }'],
  ['written', 'mutation { setSecondSecret(examId: "A\\u0000", secondSecret: NONE) { examId } }'],
  [
    'written with a choice',
    'mutation { setTopPerformers(examId: "A\\u0000", topPerformers: OFF) { examId } }',
  ],
])('a NUL in a text that is %s is the client’s mistake', async (_how, operation) => {
  for (let time = 0; time < 3; time++) {
    const { errors } = await app.as('ADMIN').send(operation)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  }
  expect(lines).toEqual([])
})
