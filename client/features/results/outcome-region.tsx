import { type ReactNode, type Ref, Suspense } from 'react'
import styled from 'styled-components'
import { optionalPart } from '#client/data/optional-part.ts'
import type { ExamChoiceFragment, SecondSecret, SheetFactsFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { resultPath } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import type { LookUpParams } from './look-up-params.ts'
import { MarkSheet, MarkSheetSkeleton } from './mark-sheet.tsx'
import { MarkSheetActions, MarkSheetActionsSkeleton } from './mark-sheet-actions.tsx'
import { CHECK_CANDIDATE, ERROR, NO_RESULTS, SEARCHING } from './messages.ts'
import { type Outcome, sayOutcome } from './outcome.ts'
import { ProblemNotice } from './problem-notice.tsx'
import type { RecheckAttempt } from './request-recheck.ts'
import { secretWords } from './second-secret.ts'
import { WithdrawnResult } from './withdrawn-result.tsx'

// Few results have them.
const Recheck = optionalPart(() => import('./recheck.tsx'))
const UnsentRecheck = optionalPart(async () => ({ default: (await import('./recheck.tsx')).UnsentRecheck }))
const ResultTrend = optionalPart(() => import('./result-trend.tsx'))

interface OutcomeRegionProps {
  outcome: Outcome | null
  params: LookUpParams
  /** The second secret of the exam. */
  secondSecret: SecondSecret
  /** Another look-up is under way: the result of the one before must not be taken for its result. */
  searching: boolean
  institute: string
  /** Of the exam. */
  facts: SheetFactsFragment | null | undefined
  phone: string | undefined
  examTitle: string
  /** The exam's rules of re-checks. */
  recheck: ExamChoiceFragment['recheck'] | undefined
  /** In Nepal, yyyy-MM-dd. */
  today: string | undefined
  /** The request for a re-check that was sent. */
  attempt: RecheckAttempt | undefined
  asking: boolean
  onAsk: (values: FormData, action: string) => void
  /** Address of the page. */
  page: string
  ref: Ref<HTMLElement>
}

/** The outcome of a look-up, which has the focus when it appears. */
export function OutcomeRegion({ outcome, searching, ref, ...about }: OutcomeRegionProps) {
  if (outcome === null) return null
  const waits = searching && outcome.kind === 'result'
  return (
    <AnswerPlace ref={ref} tabIndex={-1} aria-label={waits ? SEARCHING : sayOutcome(outcome)}>
      {waits ? (
        <>
          <MarkSheetSkeleton seed={about.params.examId} />
          <MarkSheetActionsSkeleton />
        </>
      ) : (
        <OutcomeBody outcome={outcome} {...about} />
      )}
      {about.attempt && nothingFound.includes(outcome.kind) && (
        <Suspense>
          <UnsentRecheck about={about.params} {...formOf(about)} />
        </Suspense>
      )}
    </AnswerPlace>
  )
}

const nothingFound: readonly Outcome['kind'][] = ['no-result', 'secret-wanted', 'problem']

/** Properties of the form that asks for a re-check. */
const formOf = ({
  params,
  secondSecret,
  page,
  recheck,
  today,
  attempt,
  asking,
  onAsk,
}: Omit<BodyProps, 'outcome'>) => ({
  ...{ rules: recheck, today, attempt, secondSecret, asking, onAsk },
  action: resultPath(params.examId, secondSecret === 'NONE' ? params.candidateId : '', page),
})

type BodyProps = Omit<OutcomeRegionProps, 'outcome' | 'searching' | 'ref'> & { outcome: Outcome }

function OutcomeBody({ outcome, ...about }: BodyProps) {
  const { params, secondSecret, institute, facts, phone, examTitle } = about
  const { recheck, attempt } = about
  switch (outcome.kind) {
    case 'result':
      return (
        <>
          <MarkSheet result={outcome.result} facts={facts} institute={institute} />
          <MarkSheetActions slipPath={outcome.result.slipPath} secondSecret={secondSecret} />
          <Suspense>
            {(recheck || attempt || outcome.result.recheck) && (
              <Recheck result={outcome.result} phone={phone} {...formOf(about)} />
            )}
            {/* One exam is no trend. */}
            {outcome.result.trend.length > 1 && (
              <ResultTrend results={outcome.result.trend} secondSecret={secondSecret} />
            )}
          </Suspense>
        </>
      )
    case 'withdrawn':
      return (
        <WithdrawnResult
          withdrawal={outcome.withdrawal}
          examTitle={outcome.examTitle}
          candidateId={params.candidateId}
          institute={institute}
          phone={phone}
        />
      )
    case 'no-result':
      return <NoResult params={params} secondSecret={secondSecret} examTitle={examTitle} phone={phone} />
    case 'secret-wanted':
      return (
        <Callout tone={outcome.isMalformed ? 'warning' : 'info'} title={sayOutcome(outcome)}>
          {outcome.isMalformed
            ? t('Nothing was looked up. Correct it below.')
            : t('Enter it below. We cannot say whether there is a result without it.')}
        </Callout>
      )
    case 'no-exam':
      return (
        <Callout tone="danger" title={ERROR}>
          {outcome.message}
        </Callout>
      )
    case 'problem':
      return <ProblemNotice key={`${params.examId} ${params.candidateId}`} problem={outcome.problem} />
  }
}

export const AnswerPlace = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  scroll-margin-top: ${space[2]};

  &:empty {
    display: none;
  }

  /* It is read out, not worked with; and a ring would be on every screenshot of a result. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`

interface NoResultProps {
  params: LookUpParams
  secondSecret: SecondSecret
  examTitle: string
  /** Phone number of the institute. */
  phone: string | undefined
}

const bold = (words: ReactNode) => <b>{words}</b>

/** There is no such candidate in this exam: advice, in the order in which it usually helps. */
function NoResult({ params, secondSecret, examTitle, phone }: NoResultProps) {
  const { candidateId } = params
  return (
    <Callout tone="warning" title={NO_RESULTS}>
      <p>{CHECK_CANDIDATE}</p>
      <Hints>
        <li>
          {rich(
            'You searched for <b>{candidateId}</b>. Is every digit there, the zeros at the beginning too?',
            { candidateId, b: bold },
          )}
        </li>
        <li>
          {rich('You searched in <b>{exam}</b>. Is it the exam you took?', {
            exam: <Lang>{examTitle}</Lang>,
            b: bold,
          })}
        </li>
        {secondSecret !== 'NONE' && <li>{secretWords[secondSecret].check}</li>}
        {phone !== undefined && (
          <li>
            {rich('Still not found? Call us on {phone}, and have your admit card at hand.', {
              phone: <a href={telephoneLink(phone)}>{phone}</a>,
            })}
          </li>
        )}
      </Hints>
    </Callout>
  )
}

const Hints = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};

  && {
    padding-left: 1.2em;
    list-style: disc;
  }
`
