import { t } from '#client/locales/t.ts'

/** "1,234 results" */
export const resultCount = (count: number): string =>
  t('{count, plural, one {# result} other {# results}}', { count })

/** "1,234 candidates" */
export const candidateCount = (count: number): string =>
  t('{count, plural, one {# candidate} other {# candidates}}', { count })

/** "1,234 students" */
export const studentCount = (count: number): string =>
  t('{count, plural, one {# student} other {# students}}', { count })

/** "1,234 files" */
export const fileCount = (count: number): string =>
  t('{count, plural, one {# file} other {# files}}', { count })

/** "1,234 rows" */
export const rowCount = (count: number): string => t('{count, plural, one {# row} other {# rows}}', { count })
