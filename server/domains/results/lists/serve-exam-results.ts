import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { outcomeNames } from '#server/domains/results/look-up/result-outcome.ts'
import { subjectsOf } from '#server/domains/results/look-up/stored-subjects.ts'
import type { Services } from '#server/graphql/context.ts'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { type SheetColumn, writeSheet, XLSX_TYPE } from '#server/lib/spreadsheet/write-sheet.ts'
import { examFileFor, examFileHeaders } from './admin-exam-file.ts'
import { type ListedResult, listResults } from './list-results.ts'

/**
 * With the columns of a results file first, so that it can be uploaded again. Without Exam Rank where no file states a rank: the upload
 * would state those by percentage for good. Where only some files do, it states all.
 */
export const columnsOf = ({ statesRanks }: { statesRanks: boolean }): SheetColumn[] => [
  { header: 'Candidate ID', isText: true },
  { header: 'Exam ID', isText: true },
  ...['Exam Mark', ...(statesRanks ? ['Exam Rank'] : []), 'Percentage'].map((header) => ({ header })),
  ...['Student Name', 'Groups', 'Result'].map((header) => ({ header, isText: true })),
  ...['Rank by percentage', 'Percentile'].map((header) => ({ header })),
]
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

/** The marks of these subjects, of which a result may have others than the next one's file. */
function marksOf(row: ListedResult, subjects: readonly string[]): string[] {
  const own = subjectsOf(row)
  return subjects.map((name) => {
    const subject = own.find((one) => one.name === name)
    return subject?.isAbsent ? outcomeNames.ABSENT : (subject?.mark ?? '')
  })
}

function tableOf(examId: string, results: readonly ListedResult[]): Table {
  const subjects = [...new Set(results.flatMap(({ subjectNames }) => subjectNames ?? []))]
  const statesRanks = results.some(({ ranksByPercentage }) => !ranksByPercentage)
  return {
    columns: [...columnsOf({ statesRanks }), ...subjects.map((header) => ({ header }))],
    rows: rowsOf(examId, results, { subjects, statesRanks }),
  }
}

function* rowsOf(
  examId: string,
  results: readonly ListedResult[],
  { subjects, statesRanks }: { subjects: readonly string[]; statesRanks: boolean },
): Generator<string[]> {
  for (const row of results)
    yield [
      ...[row.candidateId, examId, row.examMark ?? verdictOf(row)],
      ...(statesRanks ? [row.examRank ?? ''] : []),
      ...[row.percentage ?? '', row.studentName ?? '', row.groups ?? '', verdictOf(row)],
      ...[String(row.rank ?? ''), row.percentile ?? ''],
      ...marksOf(row, subjects),
    ]
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
