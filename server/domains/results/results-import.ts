import type { Site } from '#server/config/site.ts'
import { CsvRejected } from '#server/domains/imports/csv-problem.ts'
import { shortened } from '#server/domains/imports/csv-table.ts'
import type { ImportDefinition } from '#server/domains/imports/import-definition.ts'
import type { SubjectColumn } from '#server/domains/imports/subject-column.ts'
import { databaseTime } from './database-time.ts'
import { findSubjectColumns } from './find-subject-columns.ts'
import { rankAndPreview } from './rank-and-preview.ts'
import type { ResultRow } from './read-results-csv.ts'
import { resultsRowsOf } from './results-rows.ts'

/** The institute's choices for an exam of which the first file is staged. */
type NewExam = Pick<Site, 'secondSecretOfNewExams' | 'topPerformersOfNewExams'>

interface ResultsFile {
  /** Of the exam, which give the percentages that a file does not have. */
  fullMarks?: string | undefined
  /** Names of the columns that are subjects. */
  subjects?: readonly string[]
  /** The columns that they were chosen from. */
  subjectColumns?: readonly SubjectColumn[]
  /** Names of the subjects that were asked for. */
  wanted?: readonly string[] | undefined
  /** Absent for an exam that has files. */
  newExam?: NewExam
}

/** The import definition of exam results. */
export const resultsImportOf = ({
  fullMarks,
  subjects: named = [],
  subjectColumns = [],
  wanted = [],
  newExam,
}: ResultsFile): ImportDefinition<ResultRow> => {
  const subjects = [...named]
  return {
    ...resultsRowsOf(fullMarks, subjects, subjectColumns),
    folder: 'exam_results',
    recordTable: 'exam_result_files',
    async record(tx, { id, layer, fileName, filePath, rowCount, facts, uploadedById }) {
      const { examId } = facts
      // Not before the rows are read: a file whose header is not understood has other problems.
      rejectMissingSubjects(wanted, subjectColumns)
      if (examId === undefined) throw new Error('A results file without a problem has no exam ID')
      await tx.$executeRaw`
        INSERT INTO exams (id, second_secret, top_performers) VALUES (${examId},
          ${newExam?.secondSecretOfNewExams ?? 'NONE'}::"SecondSecret",
          ${newExam?.topPerformersOfNewExams ?? 'NAMES'}::"TopPerformersShown") ON CONFLICT DO NOTHING`
      const releaseAt = await databaseTime(tx)
      const read = { layer, rowCount, examId, releaseAt, read: facts, subjects, subjectColumns }
      const measured = await rankAndPreview(tx, read)
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

/** Rejects a file without a column that is to be a subject: its marks would be missing without a word. */
function rejectMissingSubjects(wanted: readonly string[], subjectColumns: readonly SubjectColumn[]): void {
  const problems = wanted.flatMap((name) => {
    const column = subjectColumns.find((one) => one.name === name)
    const message = column ? column.problem : 'The file has no such column that could be a subject.'
    return message === null ? [] : [{ row: null, column: shortened(name), message }]
  })
  if (problems.length === 0) return
  throw new CsvRejected('The file does not have all subjects that you chose.', problems, { subjectColumns })
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
  newExam: NewExam,
): ImportDefinition<ResultRow> => ({
  ...resultsImportOf({ fullMarks, newExam }),
  definitionFor: async (rows, before) => {
    const answers = { fullMarks: fullMarks ?? before.fullMarks, subjects: wanted ?? before.subjects }
    const subjectColumns = await findSubjectColumns(rows, answers.subjects)
    const subjects = subjectColumns.filter(({ isTaken }) => isTaken).map(({ name }) => name)
    return {
      ...resultsImportOf({ ...answers, subjects, subjectColumns, wanted: answers.subjects, newExam }),
      answers,
    }
  },
})
