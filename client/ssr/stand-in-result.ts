import type { ResultExamsQuery } from '#client/gql/graphql.ts'
import { fileColumns } from '#shared/result-columns.ts'
import { slot } from './template-text.ts'

/** A result with slots for what is about its candidate. */
export function standIn(exam: ResultExamsQuery['exams'][number], hasStudent: boolean): object {
  const { id, title, date, passPercentage } = exam
  return {
    __typename: 'ExamResult',
    candidateId: slot('candidateId'),
    outcome: null,
    ...Object.fromEntries(fileColumns.map(([name]) => [name, slot(name)])),
    passed: slot('passed'),
    standing: {
      __typename: 'ResultStanding',
      candidates: slot('sat'),
      rank: slot('rankByPercentage'),
      percentile: slot('percentile'),
    },
    exam: { __typename: 'Exam', id, title, date, passPercentage },
    student: hasStudent
      ? { __typename: 'Student', studentName: slot('studentName'), groups: slot('groups') }
      : null,
    ...{ recheck: null, withdrawal: null, revisions: [], trend: [] },
    subjects: [{ __typename: 'SubjectMark', name: slot('subjects'), mark: null, isAbsent: false }],
    slipPath: slot('slipPath'),
  }
}
