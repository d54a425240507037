import type { Site } from '#server/config/site.ts'
import { CsvRejected } from '#server/domains/imports/csv-problem.ts'
import type { SubjectColumn } from '#server/domains/imports/csv-table.ts'
import { columnsOf, headerName, shortened } from '#server/domains/imports/csv-table.ts'
import type {
  ImportDefinition,
  Transaction,
  UploadAnswers,
} from '#server/domains/imports/import-definition.ts'
import { titleFromFileName } from '#server/domains/results/exams/find-exams.ts'
import { MOST_SUBJECTS } from '#server/domains/results/result-values.ts'
import { damageOf } from '#server/lib/csv/damaged-text.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { readDecimal } from '#server/lib/decimal.ts'
import { composed, visibleLine } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { isDash, outcomeIn, outcomeOf } from './outcome-words.ts'
import { rankAndPreview } from './rank-and-preview.ts'
import { type ResultRow, type ResultsFormat, resultFields, resultsRowsOf } from './read-results-csv.ts'

const LONGEST_SUBJECT = 40
/** Rows in which a column is looked for that has no value yet: a wholly empty one would have the whole file read. */
const MOST_READ = 20_000

/** Columns of numbers that are no subject unless somebody says so, in lower case without spaces and signs. */
const OTHERS = new RegExp(
  `^(${[
    'sn|sno|snno|slno|srno|serial(no|number)?|no|row|क्रसं|क्रस|सिनं|सिन',
    '(roll|symbol|registration|reg|form|batch|section|groups?|set|room|hall|seat|shift|class|cent(er|re)|pin)(no|number|code)?',
    'रोलनं?|सिम्बोलनं?|समूह|सेट|कोठा|सिफ्ट|शिफ्ट|कक्षा',
    '(phone|mobile|contact|tel|telephone)(no|number)?|फोन|मोबाइल|सम्पर्क|सम्पर्कनं',
    '(student|candidate)?names?|results?|age|year|dob|dateofbirth|birthdate|उमेर',
    '(overall|merit|class|group|batch|section|category)?(rank|position)(by(percentage|marks?)|in(group|class|batch|section|category))?|स्थान',
    '(obtained|overall|total|marks?)?(percent|percentage|percentile|%)|प्रतिशत',
    '(total)?(correct|wrong|incorrect|right|attempted|unattempted|notattempted)(answers?|questions?)?|सही|गलत',
    '(old|prev|previous|former|earlier|original|last)(exam)?(marks?|score|total|percent(age)?|rank|results?)',
    '(q|ques|question|item|प्रश्न)?(no|नं)?[\\d०-९]+',
    'total|totalmarks?|grandtotal|totalscore|fullmarks?|passmarks?|negativemarks?|कुल|जम्मा|पूर्णाङ्क|उत्तीर्णाङ्क',
  ].join('|')})$`,
)

/** As a layout names a column that is none of those chosen. */
const UNNAMED = /^#\d+$/

interface Cells {
  name: string
  place: number
  numbers: number
  others: number
}

/**
 * Finds the columns of numbers that are none of a results file's own: in them, numbers are more than half of the cells that
 * are not empty. Reads as many rows as it needs to see a value in each column.
 *
 * @param chosen names of the columns that are taken as subjects without looking at their cells; absent for those that look like subjects.
 * @param hidden places of columns that are taken only when they are named.
 */
export async function findSubjectColumns(
  batches: AsyncIterable<readonly CsvRow[]>,
  chosen?: readonly string[] | undefined,
  hidden: readonly number[] = [],
): Promise<SubjectColumn[]> {
  let columns: Cells[] | undefined
  let read = 0
  for await (const batch of batches) {
    const rows = columns ? batch : batch.slice(1)
    columns ??= furtherColumns(batch[0])
    for (const column of columns) countCells(column, rows)
    read += rows.length
    if (read >= MOST_READ || columns.every(({ numbers, others }) => numbers + others > 0)) break
  }
  const found = (columns ?? []).filter(
    ({ name, numbers, others }) => numbers > others || chosen?.includes(name),
  )
  const names = (columns ?? []).map(({ name }) => name)
  let taken = 0
  return found.map(({ name, place }) => {
    const problem = problemOf(name, names)
    const isChosen = chosen ? chosen.includes(name) : !hidden.includes(place) && !isOther(name)
    const isTaken = problem === null && isChosen && taken < MOST_SUBJECTS
    if (isTaken) taken += 1
    return { name, isTaken, problem }
  })
}

function furtherColumns(header: CsvRow | undefined): Cells[] {
  const names = (header?.cells ?? []).map(headerName)
  const known = columnsOf(resultFields, names)
  return names.flatMap((name, place) =>
    name === '' || known[place] ? [] : [{ name, place, numbers: 0, others: 0 }],
  )
}

function countCells(column: Cells, rows: readonly CsvRow[]): void {
  for (const { cells, delimiter } of rows) {
    const shown = visibleLine(cells[column.place] ?? '')
    const cell = delimiter ? shown.replace(',', '.') : shown
    if (cell === '' || isDash(cell) || outcomeOf(cell) === 'ABSENT') continue
    if ('value' in readDecimal(cell, { integerDigits: 8, decimals: 4 })) column.numbers += 1
    else column.others += 1
  }
}

function isOther(name: string): boolean {
  const normal = composed(name)
    .toLowerCase()
    .replace(/[\s_.()#:/-]+/g, '')
  return UNNAMED.test(name) || OTHERS.test(normal) || outcomeIn(name) !== undefined
}

function problemOf(name: string, names: readonly string[]): string | null {
  if (name.length > LONGEST_SUBJECT) return say`Its name is longer than ${LONGEST_SUBJECT} characters.`
  if (damageOf(name)) return say`Its name cannot be read.`
  return names.filter((one) => one === name).length > 1 ? say`Another column has the same name.` : null
}

/** The institute's settings for new exams. */
type NewExam = Pick<Site, 'secondSecretOfNewExams' | 'topPerformersOfNewExams'>

interface ResultsFile extends ResultsFormat {
  /** Names of the subjects that were asked for. */
  chosen?: readonly string[] | undefined
  /** Absent for an exam that has files. */
  newExam?: NewExam
}

/** The import definition of exam results. */
export const resultsImportOf = ({
  fullMarks,
  subjects: named = [],
  subjectColumns = [],
  chosen = [],
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
      rejectMissingSubjects(chosen, subjectColumns)
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

/** Makes the record of a new exam, and locks the record against deletion. */
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
function rejectMissingSubjects(chosen: readonly string[], subjectColumns: readonly SubjectColumn[]): void {
  const problems = chosen.flatMap((name) => {
    const column = subjectColumns.find((one) => one.name === name)
    const message = column ? column.problem : say`The file has no such column that could be a subject.`
    return message === null ? [] : [{ row: null, column: shortened(name), message }]
  })
  if (problems.length === 0) return
  throw new CsvRejected(say`The file does not have all subjects that you chose.`, problems, {
    subjectColumns,
  })
}

export const resultsImport = resultsImportOf({})

/**
 * Format of an uploaded file, whose further columns of numbers may be subjects.
 *
 * @param entered without subjects, the columns that look like them are taken.
 */
export const uploadedResultsOf = (
  entered: Pick<UploadAnswers, 'fullMarks' | 'subjects' | 'takesRemarks'>,
  newExam: NewExam,
): ImportDefinition<ResultRow> => ({
  ...resultsImportOf({ fullMarks: entered.fullMarks, newExam }),
  definitionFor: async (rows, before) => {
    const answers = {
      fullMarks: entered.fullMarks ?? before.fullMarks,
      subjects: entered.subjects ?? before.subjects,
      takesRemarks: entered.takesRemarks ?? before.takesRemarks,
    }
    const subjectColumns = await findSubjectColumns(rows, answers.subjects, before.hiddenColumns)
    const subjects = subjectColumns.filter(({ isTaken }) => isTaken).map(({ name }) => name)
    return {
      ...resultsImportOf({ ...answers, subjects, subjectColumns, chosen: answers.subjects, newExam }),
      answers,
    }
  },
})
