import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { outcomeNames } from '#server/domains/results/look-up/result-outcome.ts'
import { subjectOf } from '#server/domains/results/look-up/stored-subjects.ts'
import type { Services } from '#server/graphql/context.ts'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { type SheetColumn, writeSheet, XLSX_TYPE } from '#server/lib/spreadsheet/write-sheet.ts'
import { fileColumns } from '#shared/result-columns.ts'
import { examFileFor, examFileHeaders } from './admin-exam-file.ts'
import { type ListedResult, listResults } from './list-results.ts'

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
