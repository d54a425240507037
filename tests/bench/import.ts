/**
 * Stages and publishes a large result file through the real code and prints how fast it was and what it cost:
 * `npm run bench:import -- 1000000`, on PostgreSQL with TEST_DATABASE_URL, else on an embedded database.
 */
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeLayer } from '#server/domains/imports/remove-layer.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { findExamResult, findExamResults } from '#server/domains/results/find-exam-results.ts'
import { findTopPerformers } from '#server/domains/results/find-top-performers.ts'
import { hideLayer } from '#server/domains/results/hide-layer.ts'
import { publishLayer } from '#server/domains/results/publish-layer.ts'
import { resultsLayer } from '#server/domains/results/results-layer.ts'
import { localFileStore } from '#server/lib/file-store.ts'
import { testDatabase } from '#tests/support/database.ts'

const rowCount = Number(process.argv[2] ?? 1_000_000)
const examId = 'BENCH'

const print = (line: string) => process.stdout.write(`${line}\n`)

function* lines(from: number, to: number, rankedBy: number): Generator<string> {
  if (from === 0) yield 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\n'
  for (let candidate = from; candidate < to; candidate += 1) {
    const quarters = (candidate * 7919) % 800
    const percentage = (quarters / 8).toFixed(2)
    yield `${String(candidate).padStart(7, '0')},${examId},${quarters / 4},${(candidate % rankedBy) + 1},${percentage}\n`
  }
}

async function writeCsv(file: string, rows: number, rankedBy: number): Promise<void> {
  await writeFile(file, '')
  for (let at = 0; at < rows; at += 50_000) {
    await writeFile(file, lines(at, Math.min(rows, at + 50_000), rankedBy), { flag: 'a' })
  }
}

/** Does the work; prints how long it took and how far the process's memory rose above what it was before. */
async function measure<T>(what: string, work: () => Promise<T>, rows = 0): Promise<T> {
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 50)
  const cpu = process.cpuUsage()
  const start = performance.now()
  try {
    return await work()
  } finally {
    clearInterval(watch)
    const ms = performance.now() - start
    const { user, system } = process.cpuUsage(cpu)
    const speed = rows > 0 ? `, ${Math.round((rows / ms) * 1000).toLocaleString('en')}/s` : ''
    print(
      `${what.padEnd(34)} ${Math.round(ms).toLocaleString('en')} ms${speed}, own CPU ${Math.round((user + system) / 1000).toLocaleString('en')} ms, memory +${Math.round((highest - before) / 1e6)} MB`,
    )
  }
}

const folder = await mkdtemp(join(tmpdir(), 'pravesh-bench-'))
const db = await testDatabase()
const files = localFileStore(join(folder, 'files'))

const stage = (file: string) =>
  stageLayer({ db, files }, resultsLayer, {
    fileName: 'Bench - results.csv',
    body: createReadStream(file),
    uploadedById: null,
  })
const publish = (id: string) =>
  publishLayer(db, id, { examId, examTitle: null, examDate: null, releaseAt: null }, null)

try {
  const full = join(folder, 'full.csv')
  const correction = join(folder, 'correction.csv')
  await writeCsv(full, rowCount, 1800)
  await writeCsv(correction, 1000, 1801)
  await publish(await measure('staging 1,000 rows (warms up)', () => stage(correction), 1000))

  print(`${rowCount.toLocaleString('en')} rows on the ${db.kind} database`)
  const first = await measure('staging', () => stage(full), rowCount)
  await measure('publishing', () => publish(first))
  const second = await measure('staging the same rows on top', () => stage(full), rowCount)
  await measure('publishing', () => publish(second))
  const third = await measure('staging a correction of 1,000 rows', () => stage(correction), 1000)
  await measure('publishing', () => publish(third))
  await measure('top performers, first asked', () => findTopPerformers(db, examId))
  await measure('top performers, asked again', () => findTopPerformers(db, examId))
  const keys = Array.from({ length: 200 }, (_, at) => ({
    examId,
    candidateId: String(at * 5).padStart(7, '0'),
  }))
  await measure('200 look-ups in one statement', () => findExamResults(db, keys))
  await measure('the same again', () => findExamResults(db, keys))
  const crowd = Array.from({ length: 10_000 }, (_, at) => ({
    examId,
    candidateId: String((at * 7) % rowCount).padStart(7, '0'),
  }))
  await measure(
    '10,000 candidates at once',
    () => Promise.all(crowd.map((key) => findExamResult(db, key))),
    10_000,
  )
  const hidden = await measure('taking the file back', () => hideLayer(db, second, null))
  if (hidden)
    await measure('cleaning up behind it', () => removeLayer({ db, files }, resultsLayer, hidden), rowCount)
} finally {
  await db.close()
  await rm(folder, { recursive: true, force: true })
}
