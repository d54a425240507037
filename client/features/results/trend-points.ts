import { MOST_IN_TREND } from '#shared/limits.ts'

/** A result in one exam of a trend. */
export interface TrendResult {
  percentage?: string | null
  passed?: boolean | null
  exam: { title: string; date?: string | null; passPercentage: string }
}

/** One exam of a trend. */
export interface TrendPoint {
  key: string
  title: string
  /** yyyy-MM-dd */
  date: string
  /** -100 to 100 */
  percentage: number
  passPercentage: number
  passed: boolean
}

/** The latest exams with a date and a percentage, oldest first; empty for fewer than two, which are no trend. */
export function trendPoints(results: readonly TrendResult[]): TrendPoint[] {
  const points = results.flatMap(({ percentage, passed, exam }, index) =>
    typeof percentage === 'string' && exam.date
      ? {
          key: String(index),
          title: exam.title,
          date: exam.date,
          percentage: Number(percentage),
          passPercentage: Number(exam.passPercentage),
          passed: passed === true,
        }
      : [],
  )
  const ordered = points
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, MOST_IN_TREND)
    .reverse()
  return ordered.length < 2 ? [] : ordered
}
