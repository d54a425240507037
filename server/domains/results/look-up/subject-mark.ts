import { MOST_SUBJECTS } from '#server/domains/results/import/find-subject-columns.ts'
import { builder } from '#server/graphql/builder.ts'
import {
  type RevisedSubjectShape,
  revisedSubjects,
  type StoredSubjects,
  type SubjectMarkShape,
  subjectsOf,
} from './stored-subjects.ts'

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

/** The options of a field with the subjects of a result. */
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
    before: t.field({
      type: SubjectValue,
      nullable: true,
      complexity: { field: 0 },
      description: 'Null where the result had no such subject.',
      resolve: ({ before }) => before,
    }),
    after: t.field({
      type: SubjectValue,
      nullable: true,
      complexity: { field: 0 },
      description: 'Null where the result has no such subject any more.',
      resolve: ({ after }) => after,
    }),
  }),
})

/** The options of a field with the subjects that a revision changed. */
export const revisedSubjectsField = {
  type: [RevisedSubject] as [typeof RevisedSubject],
  complexity: { field: 0, multiplier: REVISED },
  description: 'The subjects whose marks changed.',
  resolve: (revision: { before: StoredSubjects; after: StoredSubjects }) => revisedSubjects(revision),
}
