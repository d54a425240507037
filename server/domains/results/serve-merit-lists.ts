import { format } from 'date-fns/format'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { scopesOf } from '#server/auth/auth-scopes.ts'
import { type Context, createPageContext, type Services } from '#server/graphql/context.ts'
import { costs } from '#server/lib/client-budgets.ts'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { typesetAside } from '#server/pdf/typeset-aside.ts'
import { findVisibleExam, type VisibleExam } from './find-exams.ts'
import { type ListedResult, listResults } from './list-results.ts'

/** Longer lists are made group by group, or as CSV. */
const MOST_TYPESET = 5000

const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'))
const query = z.object({ exam: text, group: text.optional() })

interface MeritList {
  context: Context
  exam: VisibleExam
  group: string | undefined
  rows: ListedResult[]
}

/** Serves the merit list of an exam, or of one of its groups, to signed-in admins: rank, name, group and mark of those who have one. */
export function serveMeritLists(app: FastifyInstance, services: Services): void {
  app.get('/files/merit-list.csv', async (request, reply) => {
    const list = await meritListFor(services, request, reply)
    if (!list) return reply.callNotFound()
    return send(reply, list, { extension: 'csv', type: 'text/csv; charset=utf-8', content: asCsv(list.rows) })
  })
  app.get('/files/merit-list.pdf', async (request, reply) => {
    const list = await meritListFor(services, request, reply, MOST_TYPESET + 1)
    if (!list) return reply.callNotFound()
    const content = await asPdf(list)
    return send(reply, list, { extension: 'pdf', type: 'application/pdf', content })
  })
}

async function meritListFor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  most?: number,
): Promise<MeritList | undefined> {
  const context = await createPageContext(services, request, reply)
  const parsed = query.safeParse(request.query)
  if (!scopesOf(context.viewer).admin || !parsed.success) return undefined
  const exam = await findVisibleExam(services.db, parsed.data.exam)
  if (!exam) return undefined
  context.budget.spend(costs.file)
  const { group } = parsed.data
  const results = await listResults(services.db, exam, { group, ...(most !== undefined && { most }) })
  return { context, exam, group, rows: results.filter(({ rank }) => rank !== null) }
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
    date: exam.date && format(new Date(`${exam.date}T00:00`), 'MMM d, yyyy'),
    passPercentage: exam.passPercentage,
    most: rows.length > MOST_TYPESET ? MOST_TYPESET.toLocaleString('en-IN') : null,
    rows: rows.slice(0, MOST_TYPESET).map((row) => ({
      rank: row.rank,
      id: row.candidateId,
      name: row.studentName ?? '–',
      groups: row.groups ?? '–',
      mark: row.examMark,
      percentage: row.percentage,
    })),
  }
  return (await typesetAside('merit-list.typ', { site: context.site, data }, context.signal)).pdf
}

function send(
  reply: FastifyReply,
  { exam, group }: MeritList,
  { extension, type, content }: { extension: string; type: string; content: string | Buffer },
) {
  const name = [exam.title, group, 'merit list'].filter(Boolean).join(' - ')
  return reply
    .headers({
      'content-type': type,
      'content-disposition': contentDisposition('attachment', `${name}.${extension}`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(content)
}
