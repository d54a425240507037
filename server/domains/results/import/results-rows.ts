import type { RowFormat } from '#server/domains/imports/import-definition.ts'
import { openResultsTable, type ResultRow, type ResultsFormat, resultColumns } from './read-results-csv.ts'

/** The rows of a file of exam results. */
export const resultsRows: RowFormat<ResultRow> = {
  rowTable: 'exam_results',
  columns: [
    { name: 'exam_mark', type: 'numeric', value: (row) => row.examMark },
    { name: 'exam_rank', type: 'text', value: (row) => row.examRank },
    { name: 'percentage', type: 'numeric', value: (row) => row.percentage },
    { name: 'outcome', type: '"ResultOutcome"', value: (row) => row.outcome },
    { name: 'subject_marks', type: 'text[]', value: (row) => row.subjectMarks },
  ],
  fields: resultColumns,
  open: (header) => openResultsTable(header),
}

/** The format, read with the answers of staff about the file. */
export function resultsRowsOf(format: ResultsFormat): RowFormat<ResultRow> {
  return { ...resultsRows, ...format, open: (header) => openResultsTable(header, format) }
}
