import { t } from '#client/locales/t.ts'

/** A count with the separators of Nepal: "12,34,567". */
export const grouped = (count: number): string => count.toLocaleString('en-IN')

/** "1,234 results" */
export const resultCount = (count: number): string =>
  count === 1 ? t('1 result') : t('{count} results', { count: grouped(count) })

/** "1,234 candidates" */
export const candidateCount = (count: number): string =>
  count === 1 ? t('1 candidate') : t('{count} candidates', { count: grouped(count) })

/** "1,234 students" */
export const studentCount = (count: number): string =>
  count === 1 ? t('1 student') : t('{count} students', { count: grouped(count) })

/** "1,234 files" */
export const fileCount = (count: number): string =>
  count === 1 ? t('1 file') : t('{count} files', { count: grouped(count) })

/** "1,234 rows" */
export const rowCount = (count: number): string =>
  count === 1 ? t('1 row') : t('{count} rows', { count: grouped(count) })
