import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cleanUpStagingQueue } from '#server/db/staging-queue.ts'
import { type FileStore, localFileStore } from '#server/storage/file-store.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'
import { RequestPasswordReset } from '#tests/support/people/account-operations.ts'
import { ExamResult, StageResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { StageStudents } from '#tests/support/results/students-operations.ts'
import { uploadsAhead } from '#tests/support/results/uploads-ahead.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

/** More than there are connections. */
const UPLOADS = 20

let folder: string
let gate: ReturnType<typeof gatedFileStore>
let app: TestApp
/** As many as may be staged at a time. */
let atOnce: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-queue-'))
  gate = gatedFileStore(localFileStore(folder))
  app = await testApp({ files: gate.files })
  atOnce = app.db.kind === 'server' ? 2 : 1
  await scenarios(app).resultFile(resultsCsv([{ candidate: '7', exam: 'LIVE', percentage: 70 }]))
})
afterEach(() => gate.reached.splice(0))
afterAll(async () => {
  await app.close()
  await removeFolder(folder)
})

async function queued(): Promise<number> {
  const { rows } = await app.db.pool.query('SELECT id FROM queued_imports')
  return rows.length
}

const ahead = (key: string) => uploadsAhead(app.as('ADMIN'), key)
const rows = [{ candidate: '1', exam: 'QUEUED' }]

/** Uploads a table, of either kind, under a name. */
async function upload(name: string, kind: 'results' | 'students' = 'results'): Promise<string> {
  const admin = app.as('ADMIN')
  if (kind === 'results') {
    const file = resultsCsv(rows, `${name}.csv`)
    return (await admin.run(StageResults, { file, key: name })).stageExamResults.__typename
  }
  const file = studentsCsv(rows, `${name}.csv`)
  return (await admin.run(StageStudents, { file, key: name })).stageStudents.__typename
}

/** Names of uploads by the keys of their stored files, which have the ids of their records. */
async function namesOf(keys: readonly string[]): Promise<(string | undefined)[]> {
  const { rows: found } = await app.db.pool.query<{ id: string; name: string }>(`
    SELECT id, replace(filename, '.csv', '') AS name FROM exam_result_files
    UNION ALL SELECT id, file_name FROM student_uploads`)
  return keys.map((key) => found.find(({ id }) => key.includes(id))?.name)
}

test('while all that may be staged are held up, the others wait in their order, and the site answers', async () => {
  gate.close()
  const names = Array.from({ length: UPLOADS }, (_, at) => `upload-${at}`)
  const answers: Promise<string>[] = []
  for (const [at, name] of names.entries()) {
    answers.push(upload(name, at % 3 === 0 ? 'students' : 'results'))
    await expect.poll(queued).toBe(at + 1)
  }
  await expect.poll(() => gate.reached.length).toBe(atOnce)

  const visitors = Array.from({ length: UPLOADS }, () => app.newClient())
  const looked = await Promise.all(
    visitors.map((visitor) => visitor.run(ExamResult, { examId: 'LIVE', candidateId: '7' })),
  )
  expect(looked.map(({ examResult }) => examResult?.percentage)).toEqual(visitors.map(() => '70'))
  await app.newClient().run(RequestPasswordReset, { email: 'somebody@test.example' })
  await expect.poll(() => app.db.prisma.outboxMail.count()).toBe(0)
  expect(await app.as('ADMIN').send('{ dashboard { exams } }')).toMatchObject({
    data: { dashboard: { exams: 1 } },
  })
  expect(await Promise.all(names.map(ahead))).toEqual(names.map((_, at) => (at < atOnce ? null : at)))
  expect(gate.reached).toHaveLength(atOnce)

  for (const [at] of names.entries()) {
    await expect.poll(() => gate.reached.length).toBe(Math.min(at + atOnce, UPLOADS))
    expect(await queued()).toBe(UPLOADS - at)
    gate.next()
    await expect.poll(queued).toBe(UPLOADS - at - 1)
  }
  const outcomes = await Promise.all(answers)
  expect(new Set(outcomes)).toEqual(new Set(['StagedStudents', 'StagedExamResults']))
  expect(await namesOf(gate.reached)).toEqual(names)
})

test('visitors are answered while sessions and changes use all their connections', async () => {
  const [, ofPrisma] = app.db.pools
  const clients = await Promise.all(
    Array.from({ length: ofPrisma?.options.max ?? 0 }, () => ofPrisma?.connect()),
  )
  const { examResult } = await app.newClient().run(ExamResult, { examId: 'LIVE', candidateId: '7' })
  expect(examResult?.percentage).toBe('70')
  expect(ofPrisma?.idleCount).toBe(0)
  for (const client of clients) client?.release()
})

test('many uploads at once are all staged', async () => {
  gate.open()
  const names = Array.from({ length: UPLOADS }, (_, at) => `at-once-${at}`)
  expect(await Promise.all(names.map((name) => upload(name)))).toEqual(names.map(() => 'StagedExamResults'))
  await expect.poll(queued).toBe(0)
  expect(await ahead('at-once-0')).toBeNull()
})

test('an upload whose client goes away leaves the queue, and nothing of it is kept', async () => {
  gate.close()
  const holding = Array.from({ length: atOnce }, (_, at) => upload(`holding-${at}`))
  await expect.poll(() => gate.reached.length).toBe(atOnce)
  const leaving = new AbortController()
  const query = 'mutation ($file: Upload!) { stageExamResults(file: $file, key: "leaving") { __typename } }'
  const left = app.as('ADMIN').fetch('/graphql', {
    ...graphqlBody(query, { file: resultsCsv(rows, 'leaving.csv') }),
    signal: leaving.signal,
  })
  await expect.poll(() => ahead('leaving')).toBe(atOnce)
  const last = upload('last')
  await expect.poll(() => ahead('last')).toBe(atOnce + 1)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  await expect.poll(() => ahead('last')).toBe(atOnce)
  gate.open()
  expect(await Promise.all([...holding, last])).toEqual(Array(atOnce + 1).fill('StagedExamResults'))
  const stored: string[] = []
  for await (const { key } of gate.files.list('exam_results')) stored.push(key)
  expect(await namesOf(stored)).not.toContain(undefined)
})

test('what a killed process has left in the queue loses its place', async () => {
  await app.db.pool.query('INSERT INTO queued_imports (key) SELECT $1 FROM generate_series(1, 3)', ['killed'])
  const waiting = upload('behind-the-killed')
  await expect.poll(() => ahead('behind-the-killed')).toBe(3)
  expect(await waiting).toBe('StagedExamResults')
  await app.db.pool.query("UPDATE queued_imports SET seen_at = seen_at - interval '1 hour'")
  await cleanUpStagingQueue(app)
  expect(await queued()).toBe(0)
})

test('a key that is no key is refused', async () => {
  const file = resultsCsv(rows)
  for (const key of ['', 'a b', 'x'.repeat(65)]) {
    const answer = await app.as('ADMIN').send(StageResults, { file, key })
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    const asked = await app.as('ADMIN').send('query ($key: ID!) { uploadsAhead(key: $key) }', { key })
    expect(asked).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  }
  expect(await queued()).toBe(0)
})

test('a server that stops refuses what waits and finishes what has begun', async () => {
  gate.close()
  const begun = Array.from({ length: atOnce }, (_, at) => upload(`begun-${at}`))
  await expect.poll(() => gate.reached.length).toBe(atOnce)
  const waiting = app.as('ADMIN').send(StageResults, { file: resultsCsv(rows), key: 'waiting' })
  await expect.poll(() => ahead('waiting')).toBe(atOnce)
  const closing = app.app.close()
  expect(await waiting).toMatchObject({
    errors: [{ message: /being restarted/, extensions: { code: 'UNAVAILABLE' } }],
  })
  gate.open()
  expect(await Promise.all(begun)).toEqual(begun.map(() => 'StagedExamResults'))
  await closing
  expect(await queued()).toBe(0)
})

/** A file store whose tables can be held back when they are about to be read for the first time. */
function gatedFileStore(files: FileStore) {
  /** Keys of the tables that were held back, in that order. */
  const reached: string[] = []
  let waiting: (() => void)[] = []
  let isClosed = false
  return {
    files: {
      ...files,
      async open(...[key, range]: Parameters<FileStore['open']>) {
        if (isClosed && !reached.includes(key)) {
          reached.push(key)
          await new Promise<void>((go) => waiting.push(go))
        }
        return files.open(key, range)
      },
    } satisfies FileStore,
    reached,
    close() {
      isClosed = true
    },
    /** Lets the first one go on. */
    next() {
      waiting.shift()?.()
    },
    /** Lets all go on, these and the next ones. */
    open() {
      isClosed = false
      for (const go of waiting) go()
      waiting = []
    },
  }
}
