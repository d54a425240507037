import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { ACCESS_TOKEN_MS, verifyAccessToken } from '#server/auth/access-token.ts'
import { createKeyRing, KEYS_FRESH_MS, rotateKeys } from '#server/auth/keys.ts'
import { findToken, makeToken } from '#server/domains/accounts/one-time-token.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { THUMBNAILS_FOLDER } from '#server/domains/videos/video.ts'
import { runCleanUpJobs, startCleanUpJobs } from '#server/jobs/clean-up.ts'
import { createLog } from '#server/lib/log.ts'
import { mailFolderOf } from '#server/mail/create-mailer.ts'
import { WhoAmI } from '#tests/support/people/account-operations.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { ForeseeDeletion, OneResultFile } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

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

test.each([
  ['forward', 2 * HOUR],
  ['back', -2 * HOUR],
  ['far back', -20 * DAY],
])('somebody who is signed in stays so when the clock goes %s', async (way, ms) => {
  const email = `${way.replace(' ', '-')}@example.com`
  await addAccount(app, { email })
  const browser = await signedInBrowser(app, email)
  const refresh = `mutation { refreshSession { __typename } }`
  jump(ms)
  // The browser's own reaction to an expired access token.
  const { viewer } = await browser.run(WhoAmI)
  if (viewer.role === null) await browser.send(refresh)
  expect(await browser.run(WhoAmI)).toMatchObject({ viewer: { user: { email } } })
})

test('an access token is good for its time by the database, wherever the clock goes', async () => {
  await addAccount(app, { email: 'token@example.com' })
  const browser = await signedInBrowser(app, 'token@example.com')
  const answer = async () => (await browser.run(WhoAmI)).viewer.user?.email
  for (const ms of [-DAY, 2 * DAY]) {
    jump(ms)
    expect(await answer()).toBe('token@example.com')
  }
  vi.spyOn(app.db, 'now').mockReturnValue(new Date(app.db.now().getTime() + ACCESS_TOKEN_MS + 1000))
  onTestFinished(() => void vi.restoreAllMocks())
  expect(
    await verifyAccessToken(createKeyRing(app.db), browser.cookies.get('pravesh_access') ?? ''),
  ).toBeNull()
})

test('a signed address is good for its time by the database, wherever the clock goes', async () => {
  const { id } = await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'SIGNED' }]))
  const { resultFile } = await app.as('ADMIN').run(OneResultFile, { id })
  const open = async () => (await app.as('ADMIN').fetch(resultFile?.downloadUrl ?? '')).status
  for (const ms of [0, HOUR, -DAY]) {
    jump(ms)
    expect(await open()).toBe(200)
  }
})

describe.each([
  ['ahead', 1],
  ['behind', -1],
])('with the clock %s', (_way, sign) => {
  test.each([1, 40, 4000])('by %d days the clean-ups take nothing that is young', async (days) => {
    const scenario = scenarios(app)
    const admin = app.as('ADMIN')
    const exam = `CLEAN${sign}${days}`
    const staged = await scenario.stagedResultFile(resultsCsv([{ candidate: '1', exam }]))
    const list = await scenario.stagedStudentList(studentsCsv([{ candidate: `${days}` }]))
    const later = new Date(Date.now() + HOUR).toISOString()
    const hidden = await scenario.resultFile(resultsCsv([{ candidate: '1', exam: `${exam}H` }]), {
      releaseAt: later,
    })
    const shown = await scenario.resultFile(resultsCsv([{ candidate: '1', exam: `${exam}S` }]))
    const email = `${exam}@example.com`.toLowerCase()
    const user = await addAccount(app, { email })
    const unconfirmed = await addAccount(app, { email: `new-${email}`, emailVerifiedAt: null })
    const browser = await signedInBrowser(app, email)
    const token = await makeToken(app.db.prisma, app.db.now(), user.id, 'RESET_PASSWORD')
    const outbox = mailFolderOf(app.env)
    await mkdir(outbox, { recursive: true })
    await writeFile(join(outbox, `${exam}.eml`), '')
    await app.files.put(`import-errors/${exam}.csv`, Readable.from([Buffer.from('x')]), { maxBytes: 1 })

    jump(sign * days * DAY)
    await runCleanUpJobs({ db: app.db, files: app.files, log, env: app.env }, () => false)

    const { prisma } = app.db
    expect(await prisma.examResultFile.count({ where: { id: staged.id, state: 'STAGED' } })).toBe(1)
    expect(await prisma.studentUpload.count({ where: { id: list, state: 'STAGED' } })).toBe(1)
    expect(await prisma.user.count({ where: { id: unconfirmed.id } })).toBe(1)
    expect(await browser.run(WhoAmI)).toMatchObject({ viewer: { user: { email } } })
    expect(await findToken(prisma, app.db.now(), token, 'RESET_PASSWORD')).toMatchObject({ userId: user.id })
    expect(await readdir(outbox)).toContain(`${exam}.eml`)
    expect(await app.files.stat(`import-errors/${exam}.csv`)).not.toBeNull()
    const { data } = await admin.send('{ dashboard { upcomingReleases { id } } }')
    expect(data).toMatchObject({
      dashboard: { upcomingReleases: expect.arrayContaining([{ id: hidden.examId }]) },
    })
    const { resultFileDeletion } = await admin.run(ForeseeDeletion, { id: shown.id })
    expect(resultFileDeletion).toMatchObject({ restored: [], lost: 1 })
  })

  test('what is written has the time of the database', async () => {
    jump(sign * 40 * DAY)
    const exam = `TIME${sign}`
    const { id } = await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam }]))
    const { prisma } = app.db
    const user = await addAccount(app, { email: `${exam}@example.com`.toLowerCase() })
    await prisma.user.update({ where: { id: user.id }, data: { name: 'Other' } })
    const times = [
      ...Object.values(
        await prisma.examResultFile.findUniqueOrThrow({
          where: { id },
          select: { stagedAt: true, publishedAt: true },
        }),
      ),
      ...Object.values(
        await prisma.user.findUniqueOrThrow({
          where: { id: user.id },
          select: { createdAt: true, updatedAt: true },
        }),
      ),
      (await prisma.activity.findFirstOrThrow({ where: { subjectId: id } })).at,
    ]
    const { rows } = await app.db.pool.query<{ now: Date }>('SELECT now()')
    for (const time of times) expect(Math.abs(Number(time) - Number(rows[0]?.now))).toBeLessThan(HOUR)
  })
})

test('a key that is retired is noticed within a minute, whatever the clock says', async () => {
  const keys = createKeyRing(app.db)
  const { id } = await keys.current()
  jump(-DAY)
  await rotateKeys(app.db, 0)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + KEYS_FRESH_MS + 1)
  onTestFinished(() => void vi.restoreAllMocks())
  expect((await keys.current()).id).not.toBe(id)
})

test.each([
  ['forward', 2 * DAY],
  ['back', -2 * DAY],
])('a clean-up takes nothing of an import under way when the clock goes %s', async (_way, ms) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  // The file store's clock is put back with the machine's.
  const list = app.files.list
  const listed = vi.spyOn(app.files, 'list').mockImplementation(async function* (folder) {
    for await (const { key, modifiedAt } of list(folder)) {
      yield { key, modifiedAt: new Date(modifiedAt.getTime() + Math.min(0, ms)) }
    }
  })
  const cleanUps = () => listed.mock.calls.filter(([folder]) => folder === THUMBNAILS_FOLDER).length
  const stop = startCleanUpJobs({ db: app.db, files: app.files, log, env: app.env, aloneSince: new Date() })
  await expect.poll(cleanUps).toBe(1)
  const put = app.files.put
  vi.spyOn(app.files, 'put').mockImplementationOnce(async (...of) => {
    const stored = await put(...of)
    jump(ms)
    vi.advanceTimersByTime(HOUR)
    await expect.poll(cleanUps).toBe(2)
    return stored
  })
  const body = Readable.from([Buffer.from(await resultsCsv([{ candidate: '1', exam: 'UNDER-WAY' }]).text())])
  const id = await stageLayer(app, resultsImport, { fileName: 'a.csv', body, uploadedById: null })
  vi.advanceTimersByTime(HOUR)
  await expect.poll(cleanUps).toBe(3)
  await stop()
  const { filePath } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
  expect(await app.files.stat(filePath)).not.toBeNull()
})
