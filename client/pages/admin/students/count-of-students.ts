import { t } from '#client/locales/t.ts'

/** "1 student", "2,000 students". */
export function countOfStudents(count: number): string {
  return t('{count, plural, one {# student} other {# students}}', { count: count.toLocaleString('en-IN') })
}
