import type { CandidateResult } from './candidate-query.ts'

/** An exam with all rows of a candidate in it. */
export interface CandidateExam {
  id: string
  title: string
  /** yyyy-MM-dd; null when unknown. */
  date: string | null
  /** The row that the candidate sees; undefined when there is none yet. */
  shown: CandidateResult | undefined
  /** In the order of the files: staged ones first, then the newest. */
  rows: readonly CandidateResult[]
}

/** The results of a candidate by exam, newest exam first, exams without a date last. */
export function examsOf(results: readonly CandidateResult[]): CandidateExam[] {
  const ids = new Set(results.map(({ examId }) => examId))
  const exams = [...ids].map((id) => {
    const rows = results.filter(({ examId }) => examId === id)
    // A file that is not published yet does not name the exam, unless there is no other.
    const named = [...rows.filter(({ isPublished }) => isPublished), ...rows]
    return {
      id,
      title: named.find(({ examTitle }) => examTitle)?.examTitle ?? id,
      date: named.find(({ examDate }) => examDate)?.examDate ?? null,
      shown: rows.find(({ isShown }) => isShown),
      rows,
    }
  })
  return exams.sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
}
