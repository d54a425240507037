import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runCleanUpJobs } from '#server/jobs/clean-up.ts'
import { createLog } from '#server/lib/log.ts'
import { s3FileStore } from '#server/storage/s3-file-store.ts'
import { CreateNotice } from '#tests/support/content/notice-operations.ts'
import { pdf, storedKeys } from '#tests/support/content/notices.ts'
import { expectNothingLeftOver } from '#tests/support/database/layer-history.ts'
import { type FaultProxy, faultProxy } from '#tests/support/faults/fault-proxy.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'
import {
  DeleteResultFile,
  ExamResult,
  OneResultFile,
  StageResults,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const log = createLog({ level: 'silent', pretty: false })

let peer: Awaited<ReturnType<typeof s3Peer>>
let proxy: FaultProxy
let files: Awaited<ReturnType<typeof s3FileStore>>
let app: TestApp
beforeAll(async () => {
  peer = await s3Peer()
  proxy = await faultProxy(Number(new URL(peer.settings.endpoint ?? '').port))
  files = await s3FileStore({ ...peer.settings, endpoint: `http://127.0.0.1:${proxy.port}` }, 3_000)
  app = await testApp({ files })
})
afterAll(async () => {
  await app.close()
  files.close()
  await proxy.close()
  await peer.stop()
})
afterEach(() => proxy.restore())

const file = (exam: string) => resultsCsv([{ candidate: '7', percentage: 70, exam }])
const stage = () => app.as('ADMIN').send(StageResults, { file: file('STAGED') })
const putUp = () =>
  app.as('ADMIN').send(CreateNotice, {
    input: { title: 'Title', description: 'Text' },
    attachments: [pdf('a.pdf')],
  })
const unavailable = { errors: [{ extensions: { code: 'UNAVAILABLE' } }] }

async function isWellAndTidy(): Promise<void> {
  await proxy.restore()
  await runCleanUpJobs({ db: app.db, files, log, env: app.env }, () => true)
  await expectNothingLeftOver(app, {
    recordTable: 'exam_result_files',
    rowTable: 'exam_results',
    folder: 'exam_results',
  })
  expect(await storedKeys(app)).toEqual([])
  expect(await stage()).toMatchObject({ data: { stageExamResults: { totalRows: 1 } } })
}

const faults = {
  gone: () => proxy.cut(),
  silent: async () => proxy.stall(),
}

test.each(Object.entries(faults))(
  'a bucket that is %s fails what needs it, and that only',
  async (how, fail) => {
    const id = (await scenarios(app).resultFile(file(`PUBLISHED-${how}`))).id
    const { resultFile } = await app.as('ADMIN').run(OneResultFile, { id })
    await fail()
    expect(await Promise.all([stage(), putUp()])).toMatchObject([unavailable, unavailable])
    const download = await app.as('ADMIN').fetch(resultFile?.downloadUrl ?? '')
    expect(download.status).toBe(503)
    expect(await download.text()).not.toMatch(/ECONN|127\.0\.0\.1|bucket/i)
    // Candidates do not notice, and what is deleted is gone at once.
    const question = { examId: `PUBLISHED-${how}`, candidateId: '7' }
    expect(await app.as('VISITOR').run(ExamResult, question)).toMatchObject({
      examResult: { percentage: '70' },
    })
    expect(await app.as('ADMIN').run(DeleteResultFile, { id })).toEqual({ deleteResultFile: true })
    expect(await app.as('VISITOR').run(ExamResult, question)).toEqual({ examResult: null })
    await isWellAndTidy()
  },
)

test('a bucket that goes while it stores a file keeps none of it in sight', async () => {
  const gone = proxy.loseAnswerTo('PUT /')
  expect(await stage()).toMatchObject(unavailable)
  await gone
  await isWellAndTidy()
})

test('a bucket that goes in the middle of a download ends it short, not with a wrong file', async () => {
  const lines = Array.from({ length: 300_000 }, (_, index) => ({ candidate: `${index}`, exam: 'LONG' }))
  const { id } = await scenarios(app).resultFile(resultsCsv(lines))
  const { resultFile } = await app.as('ADMIN').run(OneResultFile, { id })
  const download = await app.as('ADMIN').fetch(resultFile?.downloadUrl ?? '')
  expect(download.status).toBe(200)
  await proxy.cut()
  await expect(download.arrayBuffer()).rejects.toThrow()
  await app.as('ADMIN').run(DeleteResultFile, { id })
  await isWellAndTidy()
})
