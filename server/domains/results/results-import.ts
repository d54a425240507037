import type { ImportDefinition } from '#server/domains/imports/import-definition.ts'
import { knownCandidates } from '#server/domains/students/known-candidates.ts'
import { previewResults } from './preview-results.ts'
import { rankByPercentage } from './rank-by-percentage.ts'
import type { ResultRow } from './read-results-csv.ts'
import { resultsRows, resultsRowsOf } from './results-rows.ts'

/**
 * The import definition of exam results.
 *
 * @param fullMarks of the exam, which give the percentages that a file does not have.
 */
export const resultsImportOf = (fullMarks?: string): ImportDefinition<ResultRow> => ({
  ...(fullMarks === undefined ? resultsRows : resultsRowsOf(fullMarks)),
  folder: 'exam_results',
  recordTable: 'exam_result_files',
  knownCandidates,
  async record(tx, { id, layer, fileName, filePath, rowCount, facts, known, uploadedById }) {
    const { examId } = facts
    if (examId === undefined) throw new Error('A results file without a problem has no exam ID')
    if (facts.lacksRanks) await rankByPercentage(tx, { layer, rowCount, examId })
    const measured = await previewResults(tx, { layer, rowCount, examId, read: facts, known })
    await tx.examResultFile.create({
      data: {
        ...{ id, layer, fileName, filePath, examId, uploadedById },
        totalResults: rowCount,
        ...measured,
        ...(fullMarks !== undefined && { fullMarks }),
      },
    })
    await tx.activity.create({
      data: { actorId: uploadedById, action: 'results.staged', subject: fileName, subjectId: id },
    })
  },
})

export const resultsImport = resultsImportOf()
