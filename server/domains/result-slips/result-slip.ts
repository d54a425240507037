import { ResultFields, subjectsField } from '#server/domains/results/look-up/result-outcome.ts'
import { NO_VALUES, type SingleValues, type SubjectMarkShape } from '#server/domains/results/result-values.ts'
import { builder } from '#server/graphql/builder.ts'

/** The printed values of a result slip. */
export interface SlipWords extends SingleValues {
  /** Name of the institute. */
  institute: string
  /** Null when the candidate is on no active student list. */
  studentName: string | null
  groups: string | null
  examTitle: string
  /** yyyy-MM-dd; null when unknown. */
  examDate: string | null
  /** Null when unknown, or lower than the mark. */
  fullMarks: string | null
  passPercentage: string
  /** In the order of the result file. */
  subjects: SubjectMarkShape[]
}

interface SlipKeys {
  code: string
  examId: string
  candidateId: string
  issuedAt: Date
}

/** A result slip that was handed out. */
export interface Slip extends SlipWords, SlipKeys {}

/** Columns of result_slips. */
export const SLIP_COLUMNS = `code, exam_id AS "examId", candidate_id AS "candidateId", issued_at AS "issuedAt", words`

/** A value that no column held when the slip was issued is null. */
export const slipOf = ({ words, ...keys }: SlipKeys & { words: SlipWords }): Slip => ({
  ...NO_VALUES,
  ...words,
  ...keys,
})

export const ResultSlip = builder.objectRef<Slip>('ResultSlip').implement({
  description: 'A result slip as it was printed.',
  interfaces: [ResultFields],
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The code on the slip.' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    institute: t.exposeString('institute'),
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName', { nullable: true }),
    groups: t.exposeString('groups', { nullable: true }),
    examId: t.exposeID('examId'),
    examTitle: t.exposeString('examTitle'),
    examDate: t.expose('examDate', { type: 'Date', nullable: true }),
    fullMarks: t.expose('fullMarks', { type: 'Decimal', nullable: true }),
    passPercentage: t.expose('passPercentage', { type: 'Decimal' }),
    passed: t.boolean({
      nullable: true,
      description: 'Null with an outcome.',
      resolve: ({ percentage, passPercentage }) =>
        percentage === null ? null : Number(percentage) >= Number(passPercentage),
    }),
    subjects: t.field({ ...subjectsField, resolve: ({ subjects }) => subjects }),
  }),
})
