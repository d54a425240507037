import type { LookUpQuery, SecondSecret } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { ListedExam } from './listed-exams.ts'
import type { LookUpParams } from './look-up-params.ts'
import type { LookUpProblem } from './look-up-problem.ts'
import { CHECK_CANDIDATE, CHECKING, ERROR, NO_RESULTS, SELECT_EXAM } from './messages.ts'
import { verdictWords } from './outcome-names.ts'
import { type SecretProblem, secretWords } from './second-secret.ts'

type Found = NonNullable<LookUpQuery['examResult']>
export type Withdrawal = NonNullable<Found['withdrawal']>

/** Outcome of a look-up. */
export type Outcome =
  | { kind: 'result'; result: Found }
  | { kind: 'withdrawn'; withdrawal: Withdrawal; examTitle: string }
  | { kind: 'no-result' }
  | { kind: 'no-exam'; message: string }
  /** The exam needs a second secret, which is missing or malformed. */
  | { kind: 'secret-wanted'; secondSecret: SecondSecret; isMalformed: boolean }
  | { kind: 'problem'; problem: LookUpProblem }

interface Answers {
  params: LookUpParams
  problem: LookUpProblem | null
  missingSecret: SecondSecret | null
  secretProblem?: SecretProblem | null
  /** The address's exam in the list; null when it is not there, undefined when the list could not be loaded. */
  exam: ListedExam | null | undefined
  /** Null when the exam has no such candidate, undefined when nobody was looked up. */
  result: Found | null | undefined
}

/** The message above the form; null before a look-up. */
export function lookUpOutcome({
  params,
  problem,
  missingSecret,
  secretProblem,
  exam,
  result,
}: Answers): Outcome | null {
  if (problem) return { kind: 'problem', problem }
  if (params.examId === '') return params.searched ? { kind: 'no-exam', message: SELECT_EXAM } : null
  // The countdown stands in its place.
  if (exam?.releaseAt !== undefined) return null
  if (result?.withdrawal) {
    return { kind: 'withdrawn', withdrawal: result.withdrawal, examTitle: result.exam.title }
  }
  if (exam === null) {
    return {
      kind: 'no-exam',
      message: t('This exam is not in the list any more. Please select another one.'),
    }
  }
  if (missingSecret !== null)
    return { kind: 'secret-wanted', secondSecret: missingSecret, isMalformed: secretProblem === 'malformed' }
  if (result === undefined) return null
  return result === null ? { kind: 'no-result' } : { kind: 'result', result }
}

/** The outcome in one sentence, for those who hear the page. */
export function sayOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'problem':
      return outcome.problem.isCheck ? CHECKING : `${ERROR}: ${outcome.problem.message}`
    case 'no-exam':
      return `${ERROR}: ${outcome.message}`
    case 'secret-wanted':
      return secretWords[outcome.secondSecret][outcome.isMalformed ? 'malformed' : 'prompt']
    case 'withdrawn':
      return `${withdrawnOn(outcome.withdrawal)}: ${outcome.examTitle}`
    case 'no-result':
      return `${NO_RESULTS}. ${CHECK_CANDIDATE}`
    case 'result': {
      const { candidateId, exam, student, percentage } = outcome.result
      const who = student ? `${student.studentName}, ${candidateId}` : candidateId
      const verdict = verdictWords(outcome.result)
      const found = { who, exam: exam.title, verdict }
      return percentage
        ? t('Result of {who} in {exam}: {verdict}, {percentage} percent', {
            ...found,
            percentage: plainDecimal(percentage),
          })
        : t('Result of {who} in {exam}: {verdict}', found)
    }
  }
}

export const withdrawnOn = ({ withdrawnAt }: Withdrawal) =>
  t('Result withdrawn on {day}', { day: sayDate(withdrawnAt) })
