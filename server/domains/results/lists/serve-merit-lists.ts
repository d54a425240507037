import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { letterheadOf } from '#server/domains/media/letterhead.ts'
import type { Services } from '#server/graphql/context.ts'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { typesetOnThread } from '#server/pdf/typeset-on-thread.ts'
import { dateWords } from '#shared/calendar/date-words.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { grouped } from '#shared/digits.ts'
import { type ExamFile, examFileFor, examFileHeaders } from './admin-exam-file.ts'
import { type ListedResult, listResults } from './list-results.ts'

/** Longer lists are made group by group, or as CSV. */
const MOST_TYPESET = 5000

const fileNames = { en: 'merit list.pdf', ne: 'योग्यता सूची.pdf' } as const

interface MeritList extends ExamFile {
  rows: ListedResult[]
}

/** Serves the merit list of an exam, or of one of its groups, to signed-in admins: rank, name, group and mark of those who have one. */
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
  const { language, signal } = context
  return (
    await typesetOnThread('merit-list.typ', { ...(await letterheadOf(context)), language, data }, signal)
  ).pdf
}
