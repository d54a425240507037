import { graphql } from '#client/gql/gql.ts'
import type { ResultOutcome, ResultValuesFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import type { Tone } from '#client/ui/tone.ts'
import type { FileColumn } from '#shared/result-columns.ts'

/** Words in place of a mark. */
export const outcomeNames: Record<ResultOutcome, string> = {
  ABSENT: t('Absent'),
  WITHHELD: t('Withheld'),
  DISQUALIFIED: t('Disqualified'),
}

graphql(`
  fragment ResultValues on ResultFields { outcome examMark examRank percentage }
`)

interface Values {
  outcome?: ResultOutcome | null
  examMark?: string | null
  percentage?: string | null
}

/** The mark of a result, or why there is none. */
export function markWords({ outcome, examMark }: Values): string {
  return outcome ? outcomeNames[outcome] : examMark ? plainDecimal(examMark) : '–'
}

/** The percentage of a result; a dash without a mark. */
export function percentageWords({ outcome, percentage }: Values): string {
  return outcome || !percentage ? '–' : `${plainDecimal(percentage)}%`
}

interface Ranked extends Values {
  examRank?: string | null
  ranksByPercentage?: boolean
}

/** The rank of a row of a file. */
export function rankWords({ examRank, ranksByPercentage, percentage }: Ranked): string {
  return examRank ?? (ranksByPercentage && percentage ? t('by percentage') : '–')
}

/** The values of a result, as they are called and said. */
export const resultTerms: Record<FileColumn, { term: string; words(values: ResultValuesFragment): string }> =
  {
    examMark: { term: t('Mark'), words: markWords },
    examRank: { term: t('Rank'), words: rankWords },
    percentage: { term: t('Percentage'), words: percentageWords },
  }

interface Subject {
  mark?: string | null
  isAbsent: boolean
}

/** The mark of a subject; a dash where the file has none. */
export function subjectMarkWords({ mark, isAbsent }: Subject): string {
  return isAbsent ? outcomeNames.ABSENT : mark ? plainDecimal(mark) : '–'
}

/** The subjects with their marks in one line; empty without subjects. */
export function subjectsWords(subjects: readonly ({ name: string } & Subject)[]): string {
  return subjects.map((subject) => `${subject.name} ${subjectMarkWords(subject)}`).join(', ')
}

interface Judged extends Values {
  passed?: boolean | null
}

/** Passed, Failed or why there is no mark. */
export function verdictWords({ outcome, passed }: Judged): string {
  if (outcome) return outcomeNames[outcome]
  return passed ? t('Passed') : t('Failed')
}

export function verdictTone({ outcome, passed }: Judged): Tone {
  if (outcome) return outcome === 'DISQUALIFIED' ? 'danger' : 'neutral'
  return passed ? 'success' : 'danger'
}
