import type { Site } from '#server/config/site.ts'
import { CsvRejected } from '#server/domains/imports/csv-problem.ts'
import { shortened } from '#server/domains/imports/csv-table.ts'
import type {
  ImportDefinition,
  Transaction,
  UploadAnswers,
} from '#server/domains/imports/import-definition.ts'
import type { SubjectColumn } from '#server/domains/imports/subject-column.ts'
import { titleFromFileName } from '#server/domains/results/exams/find-exams.ts'
import { findSubjectColumns } from './find-subject-columns.ts'
import { rankAndPreview } from './rank-and-preview.ts'
import { type ResultRow, type ResultsFormat, resultsRowsOf } from './read-results-csv.ts'

/** The institute's choices for an exam of which the first file is staged. */
type NewExam = Pick<Site, 'secondSecretOfNewExams' | 'topPerformersOfNewExams'>

interface ResultsFile extends ResultsFormat {
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
  takesRemarks,
  newExam,
}: ResultsFile): ImportDefinition<ResultRow> => {
  const subjects = [...named]
  return {
    ...resultsRowsOf({ fullMarks, subjects, subjectColumns, takesRemarks }),
    folder: 'exam_results',
    recordTable: 'exam_result_files',
    async record(tx, { id, layer, fileName, filePath, rowCount, facts, uploadedById }) {
      const { examId } = facts
      // Not before the rows are read: a file whose header is not understood has other problems.
      rejectMissingSubjects(wanted, subjectColumns)
      if (examId === undefined) throw new Error('A results file without a problem has no exam ID')
      await makeExam(tx, examId, fileName, newExam)
      const read = { layer, rowCount, examId, read: facts, subjects, subjectColumns }
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

/** Makes the record of an exam of which this is the first file, and keeps the record from being deleted meanwhile. */
async function makeExam(tx: Transaction, examId: string, fileName: string, newExam?: NewExam): Promise<void> {
  const title = titleFromFileName(fileName, examId)
  const { secondSecretOfNewExams: secondSecret = 'NONE', topPerformersOfNewExams: shown = 'NAMES' } =
    newExam ?? {}
  const lock = () => tx.$executeRaw`SELECT FROM exams WHERE id = ${examId} FOR KEY SHARE`
  while ((await lock()) === 0)
    await tx.$executeRaw`
      INSERT INTO exams (id, title, second_secret, top_performers)
      VALUES (${examId}, ${title}, ${secondSecret}::"SecondSecret", ${shown}::"TopPerformersShown")
      ON CONFLICT DO NOTHING`
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
 * Format of an uploaded file, whose further columns of numbers may be subjects.
 *
 * @param said subjects are those that look like it where none are named.
 */
export const uploadedResultsOf = (
  said: Pick<UploadAnswers, 'fullMarks' | 'subjects' | 'takesRemarks'>,
  newExam: NewExam,
): ImportDefinition<ResultRow> => ({
  ...resultsImportOf({ fullMarks: said.fullMarks, newExam }),
  definitionFor: async (rows, before) => {
    const answers = {
      fullMarks: said.fullMarks ?? before.fullMarks,
      subjects: said.subjects ?? before.subjects,
      takesRemarks: said.takesRemarks ?? before.takesRemarks,
    }
    const subjectColumns = await findSubjectColumns(rows, answers.subjects, before.hiddenColumns)
    const subjects = subjectColumns.filter(({ isTaken }) => isTaken).map(({ name }) => name)
    return {
      ...resultsImportOf({ ...answers, subjects, subjectColumns, wanted: answers.subjects, newExam }),
      answers,
    }
  },
})
