import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCleanUpJobs } from '#server/jobs/clean-up.ts'
import { createLog } from '#server/lib/log.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const log = createLog({ level: 'silent', pretty: false })
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const addOld = () =>
  app.db.pool.query("INSERT INTO error_counts (day, kind, count) VALUES ('2020-01-01', 'old', 1)")
const countOld = async () => (await app.db.pool.query("SELECT FROM error_counts WHERE kind = 'old'")).rowCount
const start = () => startCleanUpJobs({ ...app, log })

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of several processes one cleans up, and another once that has ended',
  async () => {
    await addOld()
    const stopFirst = start()
    await eventually(async () => expect(await countOld()).toBe(0))
    await addOld()
    const stopSecond = start()
    await wait(500)
    expect(await countOld()).toBe(1)
    await stopSecond()
    await stopFirst()
    const stopThird = start()
    await eventually(async () => expect(await countOld()).toBe(0))
    await stopThird()
  },
)
