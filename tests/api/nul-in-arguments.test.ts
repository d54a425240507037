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
  ['read by SQL', '{ secretCoverage(examId: "A\\u0000") { candidates } }'],
  ['read by Prisma', '{ allNotices(search: "A\\u0000") { nodes { id } } }'],
])('a NUL in a text that is %s is the client’s mistake', async (_how, operation) => {
  for (let time = 0; time < 3; time++) {
    const { errors } = await app.as('ADMIN').send(operation)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  }
  expect(lines).toEqual([])
})
