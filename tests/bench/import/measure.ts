import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ResultOf } from '@graphql-typed-document-node/core'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { memoryOf } from '#tests/bench/result-minute/load.ts'
import type { Server } from '#tests/bench/result-minute/servers.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import {
  DeleteResultFile,
  PublishResults,
  SetExamDate,
  StageResults,
} from '#tests/support/results/results-operations.ts'
import { copyText, csvFile, type Order } from './rows.ts'
import { cookiesOf, sendRequest, type WrittenRequest, writeRequest } from './written-request.ts'

const WATCH_MS = 10

/** An import that was measured. */
export interface Import {
  id: string
  examId: string
  ms: number
  /** Megabytes that the server held more than before, at most; NaN where the system does not tell. */
  growth: number
}

/** COPY of the rows into the product's own table, under a layer of their own that no file has. Answers milliseconds. */
export async function copyRows(client: pg.Client, count: number, order: Order): Promise<number> {
  const { rows } = await client.query<{ layer: number }>(
    "SELECT nextval(pg_get_serial_sequence('exam_result_files', 'layer'))::int AS layer",
  )
  const parts = copyText(count, order, rows[0]?.layer ?? 0)
  return time(async () => {
    const columns = 'layer, candidate_id, exam_mark, exam_rank, percentage, row_number'
    await pipeline(Readable.from(parts), client.query(copyFrom(`COPY exam_results (${columns}) FROM STDIN`)))
  })
}

/** An exam and the request that stages the file of its results. */
export interface Exam {
  examId: string
  count: number
  request: WrittenRequest<ResultOf<typeof StageResults>>
}

let exams = 0

/** An exam that nobody else has, which so many sat. */
export async function newExam(count: number, order: Order): Promise<Exam> {
  exams += 1
  const examId = `IMPORT-${exams}`
  return { examId, count, request: await writeRequest(StageResults, { file: csvFile(count, order, examId) }) }
}

/** Sends a file through the multipart mutation. */
export async function stage(
  server: Server,
  admin: ApiClient,
  { count, examId, request }: Exam,
): Promise<Import> {
  // Signs in before it is measured.
  const cookies = await cookiesOf(admin)
  const before = memoryOf(server.pid) ?? Number.NaN
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, memoryOf(server.pid) ?? Number.NaN)
  }, WATCH_MS)
  let id = ''
  const ms = await time(async () => {
    const { stageExamResults: staged } = await sendRequest(server.url, cookies, request)
    if (staged.__typename !== 'StagedExamResults') throw new Error(staged.message)
    if (staged.totalRows !== count || staged.newRows !== count) throw new Error('Not all rows were staged')
    id = staged.id
  })
  clearInterval(watch)
  return { id, examId, ms, growth: highest - before }
}

/** The steps after staging a file. @returns milliseconds of each. */
export async function publishAndUndo(
  admin: ApiClient,
  { id, examId }: Import,
): Promise<{ publish: number; date: number; undo: number }> {
  return {
    publish: await time(async () => {
      const { publishExamResults: published } = await admin.run(PublishResults, {
        id,
        // Nine of ten candidates are on no list.
        input: { revisionReason: 'RETOTALLED', examId, confirmedFindings: everyFinding },
      })
      if (published.__typename !== 'ExamResultFile') throw new Error(published.message)
    }),
    date: await time(() => admin.run(SetExamDate, { id, examDate: '2026-11-01' })),
    undo: await time(() => admin.run(DeleteResultFile, { id })),
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
