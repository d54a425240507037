import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createKeyRing, KEYS_FRESH_MS, rotateKeys } from '#server/access/keys.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { resultsLayer } from '#server/domains/results/results-layer.ts'
import { THUMBNAILS_FOLDER } from '#server/domains/videos/video.ts'
import { createLog } from '#server/lib/log.ts'
import { createRateLimits, TooManyAttempts } from '#server/lib/rate-limit.ts'
import { startSweeping } from '#server/sweep.ts'
import { WhoAmI } from '#tests/support/account-operations.ts'
import { addAccount, signedInBrowser } from '#tests/support/accounts.ts'
import { type TestApp, testApp } from '#tests/support/api.ts'
import { OneResultFile } from '#tests/support/results-operations.ts'
import { resultsCsv, stories } from '#tests/support/stories.ts'

// The machine's clock is put forward or back while the server runs: by a summer time that does not exist in Nepal, by a
// battery that was empty, by somebody's hand. The database of these tests keeps its own time, as on another machine.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const log = createLog({ level: 'silent', pretty: false })

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const jump = (ms: number) => vi.setSystemTime(Date.now() + ms)

it.each([
  ['forward', 2 * HOUR],
  ['back', -2 * HOUR],
  ['far back', -20 * DAY],
])('somebody who is signed in stays so when the clock goes %s', async (way, ms) => {
  const email = `${way.replace(' ', '-')}@example.com`
  await addAccount(app, { email })
  const browser = await signedInBrowser(app, email)
  const refresh = `mutation { refreshSession { __typename } }`
  jump(ms)
  // What the browser does by itself when its access token is not taken any more.
  const { viewer } = await browser.run(WhoAmI)
  if (viewer.role === null) await browser.send(refresh)
  expect(await browser.run(WhoAmI)).toMatchObject({ viewer: { user: { email } } })
})

it('an access token of before is not good for longer because the clock went back', async () => {
  await addAccount(app, { email: 'token@example.com' })
  const browser = await signedInBrowser(app, 'token@example.com')
  jump(-DAY)
  expect((await browser.run(WhoAmI)).viewer.user ?? null).toBeNull()
})

it('a signed address of before is not good for longer because the clock went back', async () => {
  const { id } = await stories(app).resultFile(resultsCsv([{ candidate: '1', exam: 'SIGNED' }]))
  const { resultFile } = await app.as('ADMIN').run(OneResultFile, { id })
  const open = async () => (await app.as('VISITOR').fetch(resultFile?.downloadUrl ?? '')).status
  expect(await open()).toBe(200)
  jump(HOUR)
  expect(await open()).toBe(404)
  jump(-DAY)
  expect(await open()).toBe(404)
})

it('a limit that was reached does not stay so for longer because the clock went back', async () => {
  const limits = createRateLimits(app.db.pool)
  const limit = { name: 'test', points: 2, seconds: 60 }
  const count = () => limits.count(limit, 'somebody')
  await count()
  await count()
  await expect(count()).rejects.toThrow(TooManyAttempts)
  jump(-DAY)
  await count()
  await count()
  await expect(count()).rejects.toThrow(TooManyAttempts)
})

it('a key that is retired is noticed within a minute, whatever the clock says', async () => {
  const keys = createKeyRing(app.db)
  const { id } = await keys.current()
  jump(-DAY)
  await rotateKeys(app.db, 0)
  jump(KEYS_FRESH_MS + 1)
  expect((await keys.current()).id).not.toBe(id)
})

it.each([
  ['forward', 2 * DAY],
  ['back', -2 * DAY],
])('a sweep takes nothing of an import under way when the clock goes %s', async (_way, ms) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  // The file store's clock is put back with the machine's.
  const list = app.files.list
  const listed = vi.spyOn(app.files, 'list').mockImplementation(async function* (folder) {
    for await (const { key, modifiedAt } of list(folder)) {
      yield { key, modifiedAt: new Date(modifiedAt.getTime() + Math.min(0, ms)) }
    }
  })
  const sweeps = () => listed.mock.calls.filter(([folder]) => folder === THUMBNAILS_FOLDER).length
  const stop = startSweeping({ db: app.db, files: app.files, log, env: app.env, aloneSince: new Date() })
  await expect.poll(sweeps).toBe(1)
  const put = app.files.put
  vi.spyOn(app.files, 'put').mockImplementationOnce(async (...of) => {
    const stored = await put(...of)
    jump(ms)
    vi.advanceTimersByTime(HOUR)
    await expect.poll(sweeps).toBe(2)
    return stored
  })
  const body = Readable.from([Buffer.from(await resultsCsv([{ candidate: '1', exam: 'UNDER-WAY' }]).text())])
  const id = await stageLayer(app, resultsLayer, { fileName: 'a.csv', body, uploadedById: null })
  vi.advanceTimersByTime(HOUR)
  await expect.poll(sweeps).toBe(3)
  await stop()
  const { filePath } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
  expect(await app.files.stat(filePath)).not.toBeNull()
})
