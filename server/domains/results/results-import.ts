import type { ImportDefinition } from '#server/domains/imports/import-definition.ts'
import type { SubjectColumn } from '#server/domains/imports/subject-column.ts'
import { databaseTime } from './database-time.ts'
import { findSubjectColumns } from './find-subject-columns.ts'
import { previewResults } from './preview-results.ts'
import type { ResultRow } from './read-results-csv.ts'
import { resultsRows, resultsRowsOf } from './results-rows.ts'

interface ResultsFile {
  /** Of the exam, which give the percentages that a file does not have. */
  fullMarks?: string | undefined
  /** Names of the columns that are subjects. */
  subjects?: readonly string[]
  /** The columns that they were chosen from. */
  subjectColumns?: readonly SubjectColumn[]
}

/** The import definition of exam results. */
export const resultsImportOf = ({
  fullMarks,
  subjects: named = [],
  subjectColumns = [],
}: ResultsFile): ImportDefinition<ResultRow> => {
  const subjects = [...named]
  return {
    ...(fullMarks === undefined && subjects.length === 0 ? resultsRows : resultsRowsOf(fullMarks, subjects)),
    subjectColumns,
    folder: 'exam_results',
    recordTable: 'exam_result_files',
    async record(tx, { id, layer, fileName, filePath, rowCount, facts, uploadedById }) {
      const { examId } = facts
      if (examId === undefined) throw new Error('A results file without a problem has no exam ID')
      const releaseAt = await databaseTime(tx)
      const read = { layer, rowCount, examId, releaseAt, read: facts, subjects, subjectColumns }
      const measured = await previewResults(tx, read)
      await tx.examResultFile.create({
        data: {
          ...{ id, layer, fileName, filePath, examId, uploadedById, subjects },
          totalResults: rowCount,
          ranksByPercentage: facts.lacksRanks ?? false,
          ...measured,
          ...(fullMarks !== undefined && { fullMarks }),
        },
      })
      await tx.activity.create({
        data: { actorId: uploadedById, action: 'results.staged', subject: fileName, subjectId: id },
      })
    },
  }
}

export const resultsImport = resultsImportOf({})

/**
 * The same of an uploaded file, whose further columns of numbers may be subjects.
 *
 * @param wanted names of those that are; absent for those that look like it.
 */
export const uploadedResultsOf = (
  fullMarks: string | undefined,
  wanted: readonly string[] | undefined,
): ImportDefinition<ResultRow> => ({
  ...resultsImportOf({ fullMarks }),
  definitionFor: async (rows) => {
    const subjectColumns = await findSubjectColumns(rows, wanted)
    const subjects = subjectColumns.filter(({ isTaken }) => isTaken).map(({ name }) => name)
    return resultsImportOf({ fullMarks, subjects, subjectColumns })
  },
})
