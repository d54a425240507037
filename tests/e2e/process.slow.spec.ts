import { readdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { copyOfDemo, runBuiltServer, startBuiltServer } from '#tests/support/server/built-server.ts'

// The built server as a process: how it refuses to start, and what a kill in the middle of an import leaves.

const ROWS = 100_000

test.describe.configure({ timeout: 600_000 })

let dataDir: string
test.beforeEach(async () => {
  dataDir = await copyOfDemo()
})
test.afterEach(() => removeFolder(dataDir))

test('a taken port is one sentence and a failing exit code', async () => {
  const other = createServer()
  await new Promise<void>((done) => {
    other.listen(0, '127.0.0.1', done)
  })
  const address = other.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  try {
    const { code, errors } = await runBuiltServer({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'off',
    })
    expect(code).toBe(1)
    expect(errors.trim()).toBe(
      `Pravesh did not start. Port ${port} is taken by another program. Stop that one, or set PORT to a free port.`,
    )
  } finally {
    other.close()
  }
})

test('a kill in the middle of an import leaves nothing visible, and the file can be uploaded again', async () => {
  const first = await startBuiltServer({ DATA_DIR: dataDir })
  const before = await look(first.url)
  const filesBefore = await storedFiles()
  const upload = stage(first.url).catch(() => 'cut off')
  // The file is stored first; then its rows make the database grow, in one transaction.
  while ((await storedFiles()) === filesBefore) await wait(5)
  const sizeBefore = await databaseSize()
  while ((await databaseSize()) < sizeBefore + 1_000_000) await wait(5)
  first.process.kill('SIGKILL')
  expect(await upload).toBe('cut off')

  const second = await startBuiltServer({ DATA_DIR: dataDir })
  try {
    expect(await look(second.url)).toEqual(before)
    await expect.poll(storedFiles).toBe(filesBefore)
    expect(await stage(second.url)).toMatchObject({ totalRows: ROWS, newRows: ROWS, changedRows: 0 })
    expect(await look(second.url)).toEqual(before)
  } finally {
    await second.stop()
  }
})

async function storedFiles(): Promise<number> {
  return (await readdir(join(dataDir, 'files', 'exam_results'))).length
}

/** Bytes of the tables and indexes. */
async function databaseSize(): Promise<number> {
  const folder = join(dataDir, 'postgres')
  const names = await readdir(folder, { recursive: true })
  const tables = names.filter((name) => /(^|\/)base\/\d+\/\d+$/.test(name))
  const sizes = await Promise.all(tables.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Results as candidates and staff see them. */
async function look(url: string): Promise<unknown> {
  const cookie = await signIn(url)
  const lookUp = async (exam: string, candidate: string) => {
    const query = `{ examResult(examId: "${exam}", candidateId: "${candidate}") { percentage } }`
    return (await ask(url, cookie, { query })).data?.examResult
  }
  const { data } = await ask(url, cookie, {
    query: '{ exams { id title date } resultFiles { id fileName totalResults } }',
  })
  expect(await lookUp('KILLED', '100000')).toBeNull()
  expect(await lookUp('CEE-MODEL-08', '081000')).toEqual({ percentage: '56.5' })
  return data
}

async function stage(url: string): Promise<unknown> {
  const lines = Array.from(
    { length: ROWS },
    (_, index) => `${100_000 + index},KILLED,${index % 200},,${(index % 200) / 2}`,
  )
  const csv = ['Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage', ...lines].join('\n')
  const form = new FormData()
  const query = `mutation ($file: Upload!) {
    stageExamResults(file: $file) { ... on StagedExamResults { totalRows newRows changedRows } }
  }`
  form.set('operations', JSON.stringify({ query, variables: { file: null } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([csv], { type: 'text/csv' }), 'killed.csv')
  const headers = { cookie: await signIn(url), 'apollo-require-preflight': 'true' }
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form })
  const { data } = (await answer.json()) as { data: { stageExamResults: unknown } }
  return data.stageExamResults
}

async function signIn(url: string): Promise<string> {
  const { headers } = await ask(url, '', {
    query: 'mutation { signIn(email: "admin@demo.example", password: "result-day-2026") { __typename } }',
  })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function ask(url: string, cookie: string, body: { query: string }) {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { data } = (await answer.json()) as { data?: Record<string, unknown> }
  return { data, headers: answer.headers }
}
