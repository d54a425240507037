import type { LookUpQuery, MarkSheetFragment, SecondSecret } from '#client/gql/graphql.ts'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { LookUpParams } from './look-up-params.ts'
import type { LookUpProblem } from './look-up-problem.ts'
import { CHECK_CANDIDATE, CHECKING, ERROR, NO_RESULTS, SELECT_EXAM } from './messages.ts'
import { verdictWords } from './outcome-names.ts'
import { secretWords } from './second-secret.ts'

type Found = NonNullable<LookUpQuery['examResult']>
export type Withdrawal = NonNullable<Found['withdrawal']>

/** What a look-up came to. */
export type Outcome =
  | { kind: 'result'; result: MarkSheetFragment }
  | { kind: 'withdrawn'; withdrawal: Withdrawal; examTitle: string }
  | { kind: 'no-result' }
  | { kind: 'no-exam'; message: string }
  /** The exam wants a second secret, which was not entered. */
  | { kind: 'secret-wanted'; secondSecret: SecondSecret }
  | { kind: 'problem'; problem: LookUpProblem }

interface Answers {
  asked: LookUpParams
  problem: LookUpProblem | null
  wanted: SecondSecret | null
  /** Whether the address's exam is among those listed; undefined when the list could not be loaded. */
  examListed: boolean | undefined
  /** Null when the exam has no such candidate, undefined when nobody was looked up. */
  result: Found | null | undefined
}

/** What the page says above its form; null while nothing was asked. */
export function outcomeOf({ asked, problem, wanted, examListed, result }: Answers): Outcome | null {
  if (problem) return { kind: 'problem', problem }
  if (asked.examId === '') return asked.searched ? { kind: 'no-exam', message: SELECT_EXAM } : null
  // Of an exam that is not listed, too: its only file may be withdrawn.
  if (result?.withdrawal) {
    return { kind: 'withdrawn', withdrawal: result.withdrawal, examTitle: result.exam.title }
  }
  if (examListed === false) {
    return { kind: 'no-exam', message: 'This exam is not in the list any more. Please select another one.' }
  }
  if (wanted !== null) return { kind: 'secret-wanted', secondSecret: wanted }
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
      return secretWords[outcome.secondSecret].wanted
    case 'withdrawn':
      return `${withdrawnOn(outcome.withdrawal)}: ${outcome.examTitle}`
    case 'no-result':
      return `${NO_RESULTS}. ${CHECK_CANDIDATE}`
    case 'result': {
      const { candidateId, exam, student, percentage } = outcome.result
      const who = student ? `${student.studentName}, ${candidateId}` : candidateId
      const said = percentage ? `, ${plainDecimal(percentage)} percent` : ''
      return `Result of ${who} in ${exam.title}: ${verdictWords(outcome.result)}${said}`
    }
  }
}

export const withdrawnOn = ({ withdrawnAt }: Withdrawal) => `Result withdrawn on ${sayDate(withdrawnAt)}`
