import type { RowFormat } from '#server/domains/imports/import-definition.ts'
import { columnEntries } from '#shared/result-columns.ts'
import { openResultsTable, type ResultRow, type ResultsFormat, resultFields } from './read-results-csv.ts'

/** The rows of a file of exam results. */
export const resultsRows: RowFormat<ResultRow> = {
  rowTable: 'exam_results',
  columns: columnEntries.map(([name, { column, type }]) => ({
    name: column,
    type,
    value: (row) => row[name],
  })),
  fields: resultFields,
  open: (header) => openResultsTable(header),
}

/** The format, read with the answers of staff about the file. */
export function resultsRowsOf(format: ResultsFormat): RowFormat<ResultRow> {
  return { ...resultsRows, ...format, open: (header) => openResultsTable(header, format) }
}
