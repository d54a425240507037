import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/graphql/context.ts'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { examFileFor, examFileHeaders } from './admin-exam-file.ts'
import { type ListedResult, listResults } from './list-results.ts'
import { outcomeNames } from './result-outcome.ts'
import { subjectsOf } from './stored-subjects.ts'

const HEADER = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage']
const MORE = ['Student Name', 'Groups', 'Result', 'Rank by percentage', 'Percentile']

/** Serves the visible results of an exam, or of one of its groups, as a CSV file to signed-in admins. */
export function serveExamResults(app: FastifyInstance, services: Services): void {
  app.get('/files/exam-results.csv', async (request, reply) => {
    const file = await examFileFor(services, request, reply)
    if (!file) return reply.callNotFound()
    const { exam, group } = file
    const results = await listResults(services.db, exam, { group })
    return reply
      .headers(examFileHeaders(file, 'results.csv', 'text/csv; charset=utf-8'))
      .send(asCsv(exam.id, results))
  })
}

function verdictOf({ outcome, passed }: ListedResult): string {
  if (outcome) return outcomeNames[outcome]
  return passed ? 'Passed' : 'Failed'
}

/** The marks of these subjects, of which a result may have others than the next one's file. */
function marksOf(row: ListedResult, subjects: readonly string[]): string[] {
  const own = subjectsOf(row)
  return subjects.map((name) => {
    const subject = own.find((one) => one.name === name)
    return subject?.isAbsent ? outcomeNames.ABSENT : (subject?.mark ?? '')
  })
}

/** With the columns of a results file first, so that it can be uploaded again. */
function asCsv(examId: string, results: readonly ListedResult[]): string {
  const subjects = [...new Set(results.flatMap(({ subjectNames }) => subjectNames ?? []))]
  const lines = results.map((row) =>
    csvLine([
      ...[idCell(row.candidateId), idCell(examId), row.examMark ?? verdictOf(row)],
      ...[row.examRank ?? '', row.percentage ?? '', row.studentName ?? '', row.groups ?? '', verdictOf(row)],
      ...[String(row.rank ?? ''), row.percentile ?? ''],
      ...marksOf(row, subjects),
    ]),
  )
  return [BOM, csvLine([...HEADER, ...MORE, ...subjects]), ...lines].join('')
}
