import { Readable } from 'node:stream'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import {
  findCandidateData,
  KeptResult,
  type KeptResultShape,
} from '#server/domains/candidates/candidate-data.ts'
import { shortened } from '#server/domains/imports/csv-table.ts'
import type { ImportDefinition } from '#server/domains/imports/import-definition.ts'
import { stageUpload } from '#server/domains/imports/stage-upload.ts'
import { findVisibleExam, visibleRow } from '#server/domains/results/exams/find-exams.ts'
import { outcomeNames } from '#server/domains/results/look-up/result-outcome.ts'
import {
  correctableSubjectsOf,
  type ResultValues,
  selectValues,
} from '#server/domains/results/result-values.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { builder } from '#server/graphql/builder.ts'
import { type ConflictShape, conflictType } from '#server/graphql/conflict.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, notFound } from '#server/graphql/errors.ts'
import { plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { say } from '#server/locales/say.ts'
import { type FileColumn, fileColumns, resultColumns } from '#shared/result-columns.ts'
import { NO_MARK } from './read-marks.ts'
import { openResultsTable, type ResultRow } from './read-results-csv.ts'
import { resultsImportOf } from './results-import.ts'
import { findStaged, StagedExamResults } from './stage-exam-results.ts'

// A correction of one candidate is a file of one row, staged like an uploaded one: preview, reason, undo and log are the same.

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
    examRank: t.string({ description: 'Omit for none.' }),
    percentage: t.string({
      description: 'Omit to compute it from the full marks of the exam, if they are known.',
    }),
    subjects: t.field({
      type: [SubjectMarkInput],
      description: 'Marks of subjects. Those that are absent stay as they are.',
    }),
  }),
})

const ResultConflict = conflictType('ResultConflict', KeptResult)

const CorrectResultResult = builder.unionType('CorrectResultResult', {
  types: [StagedExamResults, InvalidInput, ResultConflict],
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
      version: t.arg.int({
        description:
          'Version of the row that was edited. A conflict if it has changed since. Omit to skip the conflict check.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { db, viewer } = context
      const correction = await correctionOf(db, args)
      if (!('body' in correction)) return correction
      const { names, fileName: filename, body } = correction
      const file = { filename, mimetype: 'text/csv', createReadStream: () => Readable.from([body]) }
      const staged = await stageUpload(
        context,
        correctionImport(names),
        { file, key: null, uploadedById: actorIdOf(viewer) },
        (id) => findStaged(db, id),
      )
      if (staged.kind !== 'StagedExamResults') throw new Error(`A correction was refused: ${staged.message}`)
      return staged
    },
  }),
)

const HEADER = ['Candidate ID', 'Exam ID', ...fileColumns.map(([, { name }]) => name)]
const fieldOf: Readonly<Record<string, string>> = Object.fromEntries(
  fileColumns.map(([field, { name }]) => [name, field]),
)

/** As staff enter them. */
interface EnteredValues {
  examMark: string
  examRank?: string | null | undefined
  percentage?: string | null | undefined
  subjects?: readonly { name: string; mark: string }[] | null | undefined
}

interface Correction {
  examId: string
  candidateId: string
  input: EnteredValues
  version?: number | null | undefined
}

/**
 * A correction as a file of one row, with the names of its subjects.
 *
 * @returns a conflict when the candidate's row is of another version.
 * @throws notFound without a visible result.
 */
export async function correctionOf(
  db: Pick<Database, 'pool' | 'prisma'>,
  { examId, candidateId: typed, input, version }: Correction,
): Promise<
  | { names: string[]; fileName: string; body: Buffer }
  | InvalidInputShape
  | ConflictShape<'ResultConflict', KeptResultShape>
> {
  const candidateId = normalCandidateId(typed)
  const exam = examId.includes('\0') ? undefined : await findVisibleExam(db, examId)
  const present = exam && (await presentRow(db, examId, candidateId))
  if (!present) throw notFound(GONE)
  if (typeof version === 'number' && version !== present.version) {
    const data = await findCandidateData(db, candidateId)
    const current = data?.results.find((one) => one.examId === examId && one.isShown)
    if (!current) throw notFound(GONE)
    return { kind: 'ResultConflict', message: say`This result has changed since you opened it.`, current }
  }
  const unknown = unknownSubject(present, input)
  if (unknown) return unknown
  const entered = corrected(present, input)
  const row = readCorrection({ examId, candidateId, fullMarks: exam.fullMarks }, entered)
  if ('kind' in row) return row
  const names = entered.subjects.map(({ name }) => name)
  const values = valuesOf({ ...row, ...storedSubjects(names, row.subjectMarks) })
  if (isSame(present, values)) {
    return invalidInput([
      { path: 'input.examMark', message: say`These are the values that are published already` },
    ])
  }
  const cells = cellsOf({ examId, candidateId }, values)
  // So that the rank goes on following from the percentage.
  const isStated = (_cell: string, at: number) =>
    HEADER[at] !== 'Exam Rank' || !present.ranksByPercentage || values.examRank !== null
  return {
    names,
    // It names no candidate: names of files stay in the activity log.
    fileName: `${exam.title.replaceAll(/[/\\]/g, '-').slice(0, 150)} - correction of one candidate.csv`,
    body: Buffer.from(
      plainCsvLine([...HEADER, ...names].filter(isStated)) + plainCsvLine(cells.filter(isStated)),
    ),
  }
}

const GONE = say`Candidates see no result of this candidate in this exam.`

/** The cells of a file: the mark is a decimal or the name of the outcome. */
interface Values extends Record<FileColumn, string | null> {
  subjects: { name: string; mark: string }[]
}

interface RowFacts {
  version: number
  ranksByPercentage: boolean
}

const PRESENT_ROW = `
  SELECT ${selectValues('result', { examRank: 'CASE WHEN NOT ranks_by_percentage THEN exam_rank END' })},
    layer AS version, ranks_by_percentage AS "ranksByPercentage", subject_names AS "subjectNames"
  FROM ${visibleRow({ examId: '$1', candidateId: '$2' })} AS result`

/** The row that the candidate sees. */
async function presentRow(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
  candidateId: string,
): Promise<(Values & RowFacts) | undefined> {
  if (candidateId.includes('\0')) return undefined
  const [row] = (await pool.query<ResultValues & RowFacts>(PRESENT_ROW, [examId, candidateId])).rows
  return row && { ...valuesOf(row), version: row.version, ranksByPercentage: row.ranksByPercentage }
}

/** Reads the values as a row of a file. */
function readCorrection(
  o: { examId: string; candidateId: string; fullMarks: string | null },
  values: Values,
): ResultRow | InvalidInputShape {
  const problems: { path: string; message: string }[] = []
  const names = values.subjects.map(({ name }) => name)
  const cells = cellsOf(o, values)
  const pathOf = (column: string | null) =>
    names.includes(column ?? '')
      ? `subjects.${names.indexOf(column ?? '')}.mark`
      : (fieldOf[column ?? ''] ?? 'examMark')
  const header = { number: 1, cells: [...HEADER, ...names] }
  const row = openResultsTable(header, { fullMarks: o.fullMarks ?? undefined, subjects: names }).read(
    { number: 2, cells },
    (column, message) => problems.push({ path: `input.${pathOf(column)}`, message }),
  )
  return row && problems.length === 0 ? row : invalidInput(problems)
}

function valuesOf(row: ResultValues): Values {
  return {
    ...row,
    examMark: row.outcome ? outcomeNames[row.outcome] : row.examMark,
    subjects: correctableSubjectsOf(row).map(({ name, mark, isAbsent }) => ({
      name,
      mark: isAbsent ? outcomeNames.ABSENT : (mark ?? ''),
    })),
  }
}

/** Refuses a mark of a subject that the result does not have. */
function unknownSubject(
  { subjects: present }: Values,
  { subjects: entered }: EnteredValues,
): InvalidInputShape | undefined {
  const names = present.map(({ name }) => name)
  const problems = (entered ?? []).flatMap(({ name }, at) => {
    const message = say`The result has no subject “${shortened(name)}”`
    return names.includes(name) ? [] : [{ path: `input.subjects.${at}.name`, message }]
  })
  return problems.length > 0 ? invalidInput(problems) : undefined
}

/** The values of the result with those that were entered. */
function corrected(present: Values, { examMark, examRank, percentage, subjects }: EnteredValues): Values {
  return {
    ...present,
    ...{ examMark, examRank: examRank ?? null, percentage: percentage ?? null },
    subjects: present.subjects.map(
      (subject) => subjects?.find(({ name }) => name === subject.name) ?? subject,
    ),
  }
}

/** @param literal an array of decimals, AB and NULL. */
function storedSubjects(subjectNames: string[], literal: string | null) {
  const marks = literal?.slice(1, -1).split(',')
  return { subjectNames, subjectMarks: marks?.map((mark) => (mark === NO_MARK ? null : mark)) ?? null }
}

function cellsOf({ examId, candidateId }: { examId: string; candidateId: string }, values: Values): string[] {
  const marks = values.subjects.map(({ mark }) => mark)
  return [idCell(candidateId), examId, ...fileColumns.map(([name]) => values[name] ?? ''), ...marks]
}

/** So that an ID with an apostrophe in front is read as it is. */
const idCell = (id: string) => (/^\w+$/.test(id) ? id : `="${id}"`)

function isSame(present: Values, values: Values): boolean {
  return (
    fileColumns.every(([name]) =>
      resultColumns[name].type === 'text'
        ? (present[name] ?? '') === (values[name] ?? '')
        : isSameNumber(present[name] ?? '', values[name] ?? ''),
    ) && present.subjects.every(({ mark }, at) => isSameNumber(mark, values.subjects[at]?.mark ?? ''))
  )
}

const isSameNumber = (one: string, other: string) =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other))

/** One row implies no full marks: they stay as the other files say. */
export function correctionImport(subjects: readonly string[]): ImportDefinition<ResultRow> {
  const kind = resultsImportOf({ subjects })
  return {
    ...kind,
    async record(tx, layer) {
      await kind.record(tx, layer)
      await tx.examResultFile.update({ where: { id: layer.id }, data: { fullMarks: null } })
    },
  }
}
