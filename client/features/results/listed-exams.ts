import type { ExamChoiceFragment, ResultExamsQuery } from '#client/gql/graphql.ts'

/** An exam that visitors can choose. */
export interface ListedExam extends ExamChoiceFragment {
  /** When its results come out, as announced; there are none to see before. */
  releaseAt?: string
  /** All its results were taken back. */
  isWithdrawn?: true
}

/** The exams with results, newest first, then those with an announced release, then those that were withdrawn. */
export function listedExams({
  exams,
  announcedReleases,
  withdrawnExams,
}: Pick<ResultExamsQuery, 'exams' | 'announcedReleases' | 'withdrawnExams'>): ListedExam[] {
  const announced = announcedReleases.map(({ exam, releaseAt }) => ({ ...exam, releaseAt }))
  const withdrawn = withdrawnExams
    .filter(({ id }) => !announced.some((exam) => exam.id === id))
    .map((exam) => ({ ...exam, isWithdrawn: true as const }))
  return [...exams, ...announced, ...withdrawn]
}
