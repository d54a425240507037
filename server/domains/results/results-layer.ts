import type { LayerKind, Transaction } from '#server/domains/imports/layer-kind.ts'
import { arrayLiteral } from '#server/lib/array-literal.ts'
import { previewResults } from './preview-results.ts'
import { openResultsTable, type ResultRow, type ResultsTable } from './read-results-csv.ts'

/** Files of exam results, as the import engine sees them. */
export const resultsLayer: LayerKind<ResultRow, ResultsTable> = {
  folder: 'exam_results',
  recordTable: 'exam_result_files',
  rowTable: 'exam_results',
  open: openResultsTable,
  insert: insertResults,
  async record(tx, { id, layer, fileName, filePath, rowCount, table, uploadedById }) {
    const examId = table.examId()
    if (examId === undefined) throw new Error('A results file without a problem has no exam ID')
    const measured = await previewResults(tx, { layer, rowCount, examId, notes: table.notes })
    await tx.examResultFile.create({
      data: {
        ...{ id, layer, fileName, filePath, examId, uploadedById },
        totalResults: rowCount,
        ...measured,
      },
    })
    await tx.activity.create({
      data: { actorId: uploadedById, action: 'results.staged', subject: fileName, subjectId: id },
    })
  },
}

function insertResults(tx: Transaction, layer: number, rows: readonly ResultRow[]): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO exam_results (layer, candidate_id, exam_mark, exam_rank, percentage, row_number)
    SELECT ${layer}::int, * FROM unnest(
      ${arrayLiteral(rows.map((row) => row.candidateId))}::text[],
      ${arrayLiteral(rows.map((row) => row.examMark))}::numeric[],
      ${arrayLiteral(rows.map((row) => row.examRank))}::text[],
      ${arrayLiteral(rows.map((row) => row.percentage))}::numeric[],
      ${arrayLiteral(rows.map((row) => row.number))}::int[]
    )
    ON CONFLICT DO NOTHING`
}
