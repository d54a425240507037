import type { RowFormat } from '#server/domains/imports/import-definition.ts'
import type { SubjectColumn } from '#server/domains/imports/subject-column.ts'
import { openResultsTable, type ResultRow, resultColumns } from './read-results-csv.ts'

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

/** The same, of a file whose missing percentages follow from the full marks, and of one with subjects. */
export function resultsRowsOf(
  fullMarks: string | undefined,
  subjects?: readonly string[] | undefined,
  subjectColumns?: readonly SubjectColumn[] | undefined,
): RowFormat<ResultRow> {
  return {
    ...resultsRows,
    fullMarks,
    subjects,
    subjectColumns,
    open: (header) => openResultsTable(header, fullMarks, subjects, subjectColumns),
  }
}
