import type { Ref } from 'react'
import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { Callout } from '#client/ui/callout.tsx'
import type { AskedFor } from './asked-for.ts'
import { ERROR } from './messages.ts'
import { NoResult } from './no-result.tsx'
import { type Outcome, sayOutcome } from './outcome.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { ResultSlip, ResultSlipSkeleton } from './result-slip.tsx'
import { SlipActions, SlipActionsSkeleton } from './slip-actions.tsx'

interface OutcomePlaceProps {
  outcome: Outcome | null
  asked: AskedFor
  /** Another look-up is under way: the result of the one before must not be taken for its result. */
  searching: boolean
  institute: string
  phone: string | undefined
  examTitle: string
  onGivenUp: (message: string) => void
  ref: Ref<HTMLElement>
}

/** Where a look-up's outcome appears and where the focus goes then. */
export function OutcomePlace({ outcome, searching, ref, ...about }: OutcomePlaceProps) {
  if (outcome === null) return null
  return (
    <Place ref={ref} tabIndex={-1} aria-label={sayOutcome(outcome)}>
      {searching && outcome.kind === 'result' ? (
        <>
          <ResultSlipSkeleton seed={about.asked.examId} />
          <SlipActionsSkeleton />
        </>
      ) : (
        <OutcomeBody outcome={outcome} {...about} />
      )}
    </Place>
  )
}

type BodyProps = Omit<OutcomePlaceProps, 'outcome' | 'searching' | 'ref'> & { outcome: Outcome }

function OutcomeBody({ outcome, asked, institute, phone, examTitle, onGivenUp }: BodyProps) {
  switch (outcome.kind) {
    case 'result':
      return (
        <>
          <ResultSlip result={outcome.result} institute={institute} />
          <SlipActions />
        </>
      )
    case 'no-result':
      return <NoResult asked={asked} examTitle={examTitle} phone={phone} />
    case 'no-exam':
      return (
        <Callout tone="danger" title={ERROR}>
          {outcome.message}
        </Callout>
      )
    case 'problem':
      return (
        <ProblemNotice
          key={`${asked.examId} ${asked.candidateId}`}
          problem={outcome.problem}
          onGivenUp={() => onGivenUp(outcome.problem.message)}
        />
      )
  }
}

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  scroll-margin-top: ${space[2]};

  /* It is read out, not worked with; and a ring would be on every screenshot of a result. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
