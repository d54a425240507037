import {
  MOST_SUBJECTS,
  type RevisedSubjectShape,
  revisedSubjects,
  type SingleValues,
  type StoredSubjects,
  type SubjectMarkShape,
  subjectsOf,
} from '#server/domains/results/result-values.ts'
import { ResultOutcome } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { fileColumns, resultColumns } from '#shared/result-columns.ts'

const ResultOutcomeEnum = builder.enumType(ResultOutcome, {
  name: 'ResultOutcome',
  description: 'Why a candidate of an exam has no mark.',
})

/** Words for outcomes, also in files that can be uploaded again. */
export const outcomeNames: Record<ResultOutcome, string> = {
  ABSENT: 'Absent',
  WITHHELD: 'Withheld',
  DISQUALIFIED: 'Disqualified',
}

/** Bytes of an outcome, a mark or a percentage with its name. */
const NUMBER_BYTES = 30

export const outcomeField = {
  type: ResultOutcomeEnum,
  nullable: true,
  complexity: NUMBER_BYTES,
  description: 'Why there is neither a mark nor a percentage; null where there are.',
} as const

export const ResultFields = builder.interfaceRef<SingleValues>('ResultFields').implement({
  description: 'The values of a result, but the marks of its subjects.',
  fields: (t) => ({
    outcome: t.expose('outcome', outcomeField),
    ...Object.fromEntries(
      fileColumns.map(([name, { longest = NUMBER_BYTES, description }]) => [
        name,
        t.field({
          type: resultColumns[name].type === 'text' ? 'String' : 'Decimal',
          ...{ nullable: true, complexity: longest, description },
          resolve: (values) => values[name],
        }),
      ]),
    ),
  }),
})

/** Of a name as subjects have it, and of a mark, each with its key. */
const [NAME_BYTES, MARK_BYTES] = [60, 20]
/** Subjects whose marks a revision changes: most change one. */
const REVISED = 1

const SubjectMark = builder.objectRef<SubjectMarkShape>('SubjectMark').implement({
  description: 'The mark of one subject.',
  fields: (t) => ({
    name: t.exposeString('name', { complexity: NAME_BYTES, description: 'As the file names it.' }),
    mark: t.expose('mark', {
      type: 'Decimal',
      nullable: true,
      complexity: MARK_BYTES,
      description: 'Null for an absent candidate, and where the file has none.',
    }),
    isAbsent: t.exposeBoolean('isAbsent', {
      complexity: MARK_BYTES,
      description: 'Whether the candidate did not sit the subject.',
    }),
  }),
})

export const subjectsField = {
  type: [SubjectMark] as [typeof SubjectMark],
  complexity: { field: 0, multiplier: MOST_SUBJECTS },
  description: "The marks of the subjects in the file's order; empty for a file without subjects.",
  resolve: (result: StoredSubjects) => subjectsOf(result),
}

const SubjectValue = builder.objectRef<SubjectMarkShape>('SubjectValue').implement({
  fields: (t) => ({
    mark: t.expose('mark', { type: 'Decimal', nullable: true, complexity: MARK_BYTES }),
    isAbsent: t.exposeBoolean('isAbsent', { complexity: MARK_BYTES }),
  }),
})

const RevisedSubject = builder.objectRef<RevisedSubjectShape>('RevisedSubject').implement({
  description: 'A subject whose mark was changed.',
  fields: (t) => ({
    name: t.exposeString('name', { complexity: NAME_BYTES }),
    before: t.expose('before', {
      type: SubjectValue,
      nullable: true,
      complexity: { field: 0 },
      description: 'Null where the result had no such subject.',
    }),
    after: t.expose('after', {
      type: SubjectValue,
      nullable: true,
      complexity: { field: 0 },
      description: 'Null where the result has no such subject any more.',
    }),
  }),
})

export const revisedSubjectsField = {
  type: [RevisedSubject] as [typeof RevisedSubject],
  complexity: { field: 0, multiplier: REVISED },
  description: 'The subjects whose marks changed.',
  resolve: (revision: { before: StoredSubjects; after: StoredSubjects }) => revisedSubjects(revision),
}
