import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { scopesOf } from '#server/auth/auth-scopes.ts'
import { createPageContext, type Services } from '#server/graphql/context.ts'
import { costs } from '#server/lib/client-budgets.ts'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { findVisibleExam } from './find-exams.ts'
import { type ListedResult, listResults } from './list-results.ts'
import { outcomeNames } from './result-outcome.ts'

const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'))
const query = z.object({ exam: text, group: text.optional() })

const HEADER = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage']
const MORE = ['Student Name', 'Groups', 'Result', 'Rank by percentage', 'Percentile']

/** Serves the visible results of an exam, or of one of its groups, as a CSV file to signed-in admins. */
export function serveExamResults(app: FastifyInstance, services: Services): void {
  app.get('/files/exam-results.csv', async (request, reply) => {
    const context = await createPageContext(services, request, reply)
    const parsed = query.safeParse(request.query)
    if (!scopesOf(context.viewer).admin || !parsed.success) return reply.callNotFound()
    const exam = await findVisibleExam(services.db, parsed.data.exam)
    if (!exam) return reply.callNotFound()
    context.budget.spend(costs.file)
    const { group } = parsed.data
    const results = await listResults(services.db, exam, { group })
    const name = [exam.title, group, 'results'].filter(Boolean).join(' - ')
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${name}.csv`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    return reply.send(asCsv(exam.id, results))
  })
}

function verdictOf({ outcome, passed }: ListedResult): string {
  if (outcome) return outcomeNames[outcome]
  return passed ? 'Passed' : 'Failed'
}

/** With the columns of a results file first, so that it can be uploaded again. */
function asCsv(examId: string, results: readonly ListedResult[]): string {
  const lines = results.map((row) =>
    csvLine([
      ...[idCell(row.candidateId), idCell(examId), row.examMark ?? verdictOf(row)],
      ...[row.examRank ?? '', row.percentage ?? '', row.studentName ?? '', row.groups ?? '', verdictOf(row)],
      ...[String(row.rank ?? ''), row.percentile ?? ''],
    ]),
  )
  return [BOM, csvLine([...HEADER, ...MORE]), ...lines].join('')
}
