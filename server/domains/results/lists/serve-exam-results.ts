import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { scopesOf } from '#server/auth/auth-scopes.ts'
import { letterheadOf } from '#server/domains/media/letterhead.ts'
import { findVisibleExam, type VisibleExam } from '#server/domains/results/exams/find-exams.ts'
import { outcomeNames } from '#server/domains/results/look-up/result-outcome.ts'
import { subjectOf } from '#server/domains/results/result-values.ts'
import { type Context, createFileContext, type Services } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { type SheetColumn, writeSheet, XLSX_TYPE } from '#server/lib/spreadsheet/write-sheet.ts'
import { typesetOnThread } from '#server/pdf/typeset-on-thread.ts'
import { dateWords } from '#shared/calendar/nepali-date-words.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { grouped } from '#shared/digits.ts'
import { fileColumns } from '#shared/result-columns.ts'
import { type ListedResult, listResults } from './list-results.ts'

const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'))
const query = z.object({ exam: text, group: text.optional() })

export interface ExamFile {
  context: Context
  exam: VisibleExam
  /** Undefined for all candidates. */
  group: string | undefined
}

/** @returns undefined for other people than admins, and for an exam without visible results. */
export async function examFileFor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ExamFile | undefined> {
  const context = await createFileContext(services, request, reply)
  const parsed = query.safeParse(request.query)
  if (!scopesOf(context.viewer).admin || !parsed.success) return undefined
  const exam = await findVisibleExam(services.db, parsed.data.exam)
  if (!exam) return undefined
  context.budget.spend(costs.file)
  return { context, exam, group: parsed.data.group }
}

/** @param ending of the file's name, after exam and group. */
export function examFileHeaders({ exam, group }: ExamFile, ending: string, type: string) {
  const name = [exam.title, group, ending].filter(Boolean).join(' - ')
  return {
    'content-type': type,
    'content-disposition': contentDisposition('attachment', name),
    'cache-control': 'private, no-store',
  }
}

interface ExportColumn extends SheetColumn {
  value(row: ListedResult): string
}

/**
 * With the columns of a results file first, so that it can be uploaded again. Without Exam Rank where no file states a rank: the upload
 * would state those by percentage for good. Where only some files do, it states all.
 */
export const columnsOf = (examId: string, { statesRanks }: { statesRanks: boolean }): ExportColumn[] => [
  { header: 'Candidate ID', isText: true, value: (row) => row.candidateId },
  { header: 'Exam ID', isText: true, value: () => examId },
  ...fileColumns
    .filter(([name]) => statesRanks || name !== 'examRank')
    .map(([name, { name: header }]) => ({
      header,
      value: (row: ListedResult) => row[name] ?? (name === 'examMark' ? verdictOf(row) : ''),
    })),
  { header: 'Student Name', isText: true, value: (row) => row.studentName ?? '' },
  { header: 'Groups', isText: true, value: (row) => row.groups ?? '' },
  { header: 'Result', isText: true, value: verdictOf },
  { header: 'Rank by percentage', value: (row) => String(row.rank ?? '') },
  { header: 'Percentile', value: (row) => row.percentile ?? '' },
]

/** The marks of a subject, which other files may not have. */
const subjectColumn = (header: string): ExportColumn => ({
  header,
  value(row) {
    const place = row.subjectNames?.indexOf(header) ?? -1
    const { mark, isAbsent } = subjectOf(header, row.subjectMarks?.[place] ?? null)
    return isAbsent ? outcomeNames.ABSENT : (mark ?? '')
  },
})

/** Characters that are sent at once. */
const CHUNK = 65_536

interface Table {
  columns: SheetColumn[]
  rows: Iterable<string[]>
}

const kinds = {
  csv: { type: 'text/csv; charset=utf-8', write: (table: Table) => Readable.from(csvOf(table)) },
  xlsx: { type: XLSX_TYPE, write: ({ columns, rows }: Table) => writeSheet('Results', columns, rows) },
}

/** Serves the visible results of an exam, or of one of its groups, as a CSV file or a spreadsheet to signed-in admins. */
export function serveExamResults(app: FastifyInstance, services: Services): void {
  for (const [kind, { type, write }] of Object.entries(kinds))
    app.get(`/files/exam-results.${kind}`, async (request, reply) => {
      const file = await examFileFor(services, request, reply)
      if (!file) return reply.callNotFound()
      const { exam, group } = file
      const table = tableOf(exam.id, await listResults(services.db, exam, { group }))
      return reply.headers(examFileHeaders(file, `results.${kind}`, type)).send(await write(table))
    })
}

function verdictOf({ outcome, passed }: ListedResult): string {
  if (outcome) return outcomeNames[outcome]
  return passed ? 'Passed' : 'Failed'
}

function tableOf(examId: string, results: readonly ListedResult[]): Table {
  const subjects = [...new Set(results.flatMap(({ subjectNames }) => subjectNames ?? []))]
  const statesRanks = results.some(({ ranksByPercentage }) => !ranksByPercentage)
  const columns = [...columnsOf(examId, { statesRanks }), ...subjects.map(subjectColumn)]
  return { columns, rows: rowsOf(columns, results) }
}

function* rowsOf(columns: readonly ExportColumn[], results: readonly ListedResult[]): Generator<string[]> {
  for (const row of results) yield columns.map(({ value }) => value(row))
}

function* csvOf({ columns, rows }: Table): Generator<string> {
  let text = BOM + csvLine(columns.map(({ header }) => header))
  for (const [candidateId = '', examId = '', ...cells] of rows) {
    text += csvLine([idCell(candidateId), idCell(examId), ...cells])
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield text
}

/** Longer lists are made group by group, or as CSV. */
const MOST_TYPESET = 5000

const fileNames = { en: 'merit list.pdf', ne: 'योग्यता सूची.pdf' } as const

interface MeritList extends ExamFile {
  rows: ListedResult[]
}

/** Serves the merit list of an exam, or of one of its groups, to signed-in admins: rank, name, group and mark. */
export function serveMeritLists(app: FastifyInstance, services: Services): void {
  app.get('/files/merit-list.csv', async (request, reply) => {
    const list = await meritListFor(services, request, reply)
    if (!list) return reply.callNotFound()
    return reply
      .headers(examFileHeaders(list, 'merit list.csv', 'text/csv; charset=utf-8'))
      .send(asCsv(list.rows))
  })
  app.get('/files/merit-list.pdf', async (request, reply) => {
    const list = await meritListFor(services, request, reply, MOST_TYPESET + 1)
    if (!list) return reply.callNotFound()
    return reply
      .headers(examFileHeaders(list, fileNames[list.context.language], 'application/pdf'))
      .send(await asPdf(list))
  })
}

async function meritListFor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  most?: number,
): Promise<MeritList | undefined> {
  const file = await examFileFor(services, request, reply)
  if (!file) return undefined
  const { exam, group } = file
  const results = await listResults(services.db, exam, { group, ...(most !== undefined && { most }) })
  return { ...file, rows: results.filter(({ rank }) => rank !== null) }
}

function asCsv(rows: readonly ListedResult[]): string {
  const lines = rows.map((row) =>
    csvLine([
      ...[String(row.rank), idCell(row.candidateId), row.studentName ?? '', row.groups ?? ''],
      ...[row.examMark ?? '', row.percentage ?? ''],
    ]),
  )
  return [
    BOM,
    csvLine(['Rank', 'Candidate ID', 'Student Name', 'Groups', 'Exam Mark', 'Percentage']),
    ...lines,
  ].join('')
}

async function asPdf({ context, exam, group, rows }: MeritList): Promise<Buffer> {
  const data = {
    exam: exam.title,
    group: group ?? null,
    date: exam.date && sayDate(exam.date, false, dateWords[context.language]),
    passPercentage: exam.passPercentage,
    most: rows.length > MOST_TYPESET ? grouped(MOST_TYPESET) : null,
    rows: rows.slice(0, MOST_TYPESET).map((row) => ({
      rank: String(row.rank),
      id: row.candidateId,
      name: row.studentName ?? '–',
      groups: row.groups ?? '–',
      mark: row.examMark,
      percentage: row.percentage,
    })),
  }
  const { language } = context
  return (
    await typesetOnThread(
      'merit-list.typ',
      { ...(await letterheadOf(context)), language, data },
      context.signal(),
    )
  ).pdf
}
