import { Readable } from 'node:stream'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import type { ImportDefinition } from '#server/domains/imports/import-definition.ts'
import { stageUpload } from '#server/domains/imports/stage-upload.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { builder } from '#server/graphql/builder.ts'
import {
  conflict,
  InvalidInput,
  type InvalidInputShape,
  invalidInput,
  notFound,
} from '#server/graphql/errors.ts'
import { plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { findVisibleExam, VISIBLE } from './find-exams.ts'
import { openResultsTable, type ResultRow } from './read-results-csv.ts'
import { NO_MARK } from './read-subjects.ts'
import { outcomeNames } from './result-outcome.ts'
import { resultsImportOf } from './results-import.ts'
import { findStaged, StagedExamResults } from './staged-exam-results.ts'
import { type StoredSubjects, subjectsOf } from './stored-subjects.ts'

// A correction of one candidate is a file of one row, staged like an uploaded one: preview, reason, undo and log are the same.

const HEADER = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage']
const fieldOf: Readonly<Record<string, string>> = {
  'Exam Mark': 'examMark',
  'Exam Rank': 'examRank',
  Percentage: 'percentage',
}

const SubjectMarkInput = builder.inputType('SubjectMarkInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Of a subject that the result has.' }),
    mark: t.string({
      required: true,
      description: 'A number, a word for an absent candidate, or nothing.',
    }),
  }),
})

const ResultValuesInput = builder.inputType('ResultValuesInput', {
  fields: (t) => ({
    examMark: t.string({
      required: true,
      description:
        'A number, in the digits of either script, or a word for a candidate without a mark, such as Absent.',
    }),
    examRank: t.string({ description: 'Absent means none.' }),
    percentage: t.string({
      description: 'Absent means that it follows from the full marks of the exam, if they are known.',
    }),
    subjects: t.field({
      type: [SubjectMarkInput],
      description: 'Marks of subjects. Those that are absent stay as they are.',
    }),
  }),
})

type ResultValuesInput = typeof ResultValuesInput.$inferInput

const CorrectResultResult = builder.unionType('CorrectResultResult', {
  types: [StagedExamResults, InvalidInput],
})

builder.mutationField('correctResult', (t) =>
  t.field({
    authScopes: { admin: true },
    type: CorrectResultResult,
    description:
      "Stages a correction of one candidate's visible result as a file of one row. Publish it like an uploaded file; deleting that file undoes it. [admin]",
    args: {
      examId: t.arg.id({ required: true }),
      candidateId: t.arg.string({ required: true }),
      input: t.arg({ type: ResultValuesInput, required: true }),
      previous: t.arg({
        type: ResultValuesInput,
        description:
          'The values that were edited. With others by now, nothing is staged and the error is CONFLICT. Absent means whichever they are.',
      }),
    },
    resolve: async (_root, { examId, candidateId: typed, input, previous }, context) => {
      const { db, files, log, signal, stagings, isBusy, viewer } = context
      const candidateId = normalCandidateId(typed)
      const exam = examId.includes('\0') ? undefined : await findVisibleExam(db, examId)
      const present = exam && (await presentRow(db, examId, candidateId))
      if (!present) throw notFound('Candidates see no result of this candidate in this exam.')
      const subjects = correctedSubjects(present.subjects, input)
      const row = readCorrection({ examId, candidateId, fullMarks: exam.fullMarks, subjects }, input)
      if ('kind' in row) return row
      if (previous && !isSame(present, previous)) {
        throw conflict('Somebody else has changed this result while you were editing it.')
      }
      const names = subjects.map(({ name }) => name)
      const values = valuesOf({ ...row, ...storedSubjects(names, row.subjectMarks) })
      if (isSame(present, values)) {
        return invalidInput([
          { path: 'input.examMark', message: 'These are the values that are published already' },
        ])
      }
      const body =
        plainCsvLine([...HEADER, ...names]) + plainCsvLine(cellsOf({ examId, candidateId }, values))
      const file = {
        // It names no candidate: names of files stay in the activity log.
        filename: `${exam.title.replaceAll(/[/\\]/g, '-').slice(0, 150)} - correction of one candidate.csv`,
        mimetype: 'text/csv',
        createReadStream: () => Readable.from([Buffer.from(body)]),
      }
      const staged = await stageUpload(
        { db, files, log, signal, stagings, isBusy },
        correctionImport(names),
        { file, key: null, uploadedById: actorIdOf(viewer) },
        (id) => findStaged(db, id),
      )
      if (staged.kind !== 'StagedExamResults') throw new Error(`A correction was refused: ${staged.message}`)
      return staged
    },
  }),
)

type StoredValues = Pick<ResultRow, 'examMark' | 'examRank' | 'percentage' | 'outcome'> & StoredSubjects

interface Values {
  /** A decimal, or the name of the outcome. */
  examMark: string
  examRank: string | null
  /** Empty with an outcome. */
  percentage: string
  /** Marks as a file has them. */
  subjects: { name: string; mark: string }[]
}

const PRESENT_ROW = `
  SELECT trim_scale(r.exam_mark)::text AS "examMark", r.exam_rank AS "examRank",
    trim_scale(r.percentage)::text AS percentage, r.outcome, f.subjects AS "subjectNames", r.subject_marks AS "subjectMarks"
  FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = $2
  WHERE f.exam_id = $1 AND ${VISIBLE}
  ORDER BY f.publish_order DESC LIMIT 1`

/** The row that the candidate sees. */
async function presentRow(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
  candidateId: string,
): Promise<Values | undefined> {
  if (candidateId.includes('\0')) return undefined
  const { rows } = await pool.query<StoredValues>(PRESENT_ROW, [examId, candidateId])
  return rows[0] && valuesOf(rows[0])
}

/** Reads the values as a row of a file. */
function readCorrection(
  o: { examId: string; candidateId: string; fullMarks: string | null; subjects: Values['subjects'] },
  { examMark, examRank, percentage }: ResultValuesInput,
): ResultRow | InvalidInputShape {
  const problems: { path: string; message: string }[] = []
  const names = o.subjects.map(({ name }) => name)
  const cells = cellsOf(o, {
    ...{ examMark, examRank: examRank ?? null, percentage: percentage ?? '', subjects: o.subjects },
  })
  const pathOf = (column: string | null) =>
    names.includes(column ?? '')
      ? `subjects.${names.indexOf(column ?? '')}.mark`
      : (fieldOf[column ?? ''] ?? 'examMark')
  const header = { number: 1, cells: [...HEADER, ...names] }
  const row = openResultsTable(header, o.fullMarks ?? undefined, names).read(
    { number: 2, cells },
    (column, message) => problems.push({ path: `input.${pathOf(column)}`, message }),
  )
  return row && problems.length === 0 ? row : invalidInput(problems)
}

function valuesOf({ examMark, examRank, percentage, outcome, ...subjects }: StoredValues): Values {
  return {
    examMark: outcome ? outcomeNames[outcome] : (examMark ?? ''),
    examRank,
    percentage: percentage ?? '',
    subjects: subjectsOf(subjects).map(({ name, mark, isAbsent }) => ({
      name,
      mark: isAbsent ? outcomeNames.ABSENT : (mark ?? ''),
    })),
  }
}

/** The subjects of the result with the marks that were entered. */
function correctedSubjects(
  present: Values['subjects'],
  { subjects: entered }: ResultValuesInput,
): Values['subjects'] {
  return present.map((subject) => entered?.find(({ name }) => name === subject.name) ?? subject)
}

/** @param literal an array of decimals, AB and NULL. */
function storedSubjects(subjectNames: string[], literal: string | null): StoredSubjects {
  const marks = literal?.slice(1, -1).split(',')
  return { subjectNames, subjectMarks: marks?.map((mark) => (mark === NO_MARK ? null : mark)) ?? null }
}

function cellsOf(
  { examId, candidateId }: { examId: string; candidateId: string },
  { examMark, examRank, percentage, subjects }: Values,
): string[] {
  const marks = subjects.map(({ mark }) => mark)
  return [idCell(candidateId), examId, examMark, examRank ?? '', percentage, ...marks]
}

/** So that an ID with an apostrophe in front is read as it is. */
const idCell = (id: string) => (/^\w+$/.test(id) ? id : `="${id}"`)

function isSame(present: Values, values: ResultValuesInput): boolean {
  const { examMark, examRank, percentage } = values
  return (
    isSameValue(present.examMark, examMark) &&
    (present.examRank ?? '') === (examRank ?? '') &&
    isSameValue(present.percentage, percentage ?? '') &&
    present.subjects.every(({ name, mark }) =>
      isSameValue(mark, values.subjects?.find((one) => one.name === name)?.mark ?? mark),
    )
  )
}

const isSameValue = (one: string, other: string) =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other))

/** One row implies no full marks: they stay as the other files say. */
function correctionImport(subjects: readonly string[]): ImportDefinition<ResultRow> {
  const kind = resultsImportOf({ subjects })
  return {
    ...kind,
    async record(tx, layer) {
      await kind.record(tx, layer)
      await tx.examResultFile.update({ where: { id: layer.id }, data: { fullMarks: null } })
    },
  }
}
