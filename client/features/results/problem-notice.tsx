import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { LookUpProblem } from './look-up-problem.ts'
import { ERROR } from './messages.ts'
import { mostTries, useAutomaticRetry } from './use-automatic-retry.ts'

interface ProblemNoticeProps {
  problem: LookUpProblem
  /** All automatic tries have failed, or none was worth making: it is up to the visitor now. */
  onGivenUp: () => void
}

/** Says that loading failed, tries again by itself while that may help, and offers to try again. */
export function ProblemNotice({ problem, onGivenUp }: ProblemNoticeProps) {
  const { pathname, search } = useLocation()
  const failed = useAutomaticRetry(problem, onGivenUp)
  // Without JavaScript nobody tries.
  const tries = useHydrated() ? failed : null
  return (
    <Callout tone="danger" title={ERROR}>
      <p>{problem.message}</p>
      {problem.retryAfterSeconds !== undefined && !problem.passing && (
        <p>
          If you share that connection, as at a school or in a hostel, mobile data gets you your result at
          once.
        </p>
      )}
      {tries === null ? (
        <p>What you typed is kept.</p>
      ) : (
        <p role="status">
          We keep trying for you (try {tries + 1} of {mostTries}). What you typed is kept.
        </p>
      )}
      {tries === null && (
        <Action>
          <ButtonLink to={pathname + search} replace preventScrollReset variant="secondary" size="small">
            Try again
          </ButtonLink>
        </Action>
      )}
    </Callout>
  )
}

const Action = styled.div`
  margin-top: ${space[2]};
`
