import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { CheckNotice } from './check-notice.tsx'
import type { LookUpProblem } from './look-up-problem.ts'
import { ERROR } from './messages.ts'
import { type AutomaticRetry, mostTries, useAutomaticRetry } from './use-automatic-retry.ts'

interface ProblemNoticeProps {
  problem: LookUpProblem
}

/** Says that loading failed, tries again by itself while that may help until told to stop, and offers to try at once. */
export function ProblemNotice({ problem }: ProblemNoticeProps) {
  const { pathname, search } = useLocation()
  const coming = useAutomaticRetry(problem)
  // Without JavaScript nobody tries.
  const retry = useHydrated() ? coming : null
  const tryAgain = useRef<HTMLAnchorElement>(null)
  if (problem.isCheck) return <CheckNotice problem={problem} />
  if (problem.byForm) {
    return (
      <Callout tone="danger" title={ERROR}>
        <p>{problem.message}</p>
        <p>{t('Send the form below to try again.')}</p>
      </Callout>
    )
  }
  return (
    <Callout tone="danger" title={ERROR}>
      <p>{problem.message}</p>
      <p role="status">{`${retry ? `${sayRetry(retry)} ` : ''}${t('What you typed is kept.')}`}</p>
      <Actions>
        <ButtonLink
          ref={tryAgain}
          to={pathname + search}
          replace
          preventScrollReset
          variant="secondary"
          size="small"
        >
          {retry ? t('Try now') : t('Try again')}
        </ButtonLink>
        {retry && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              retry.stop()
              // The button goes, and the focus must not be lost with it.
              tryAgain.current?.focus()
            }}
          >
            {t('Stop trying')}
          </Button>
        )}
      </Actions>
    </Callout>
  )
}

function sayRetry({ tries, seconds }: AutomaticRetry): string {
  const tried = { next: tries + 1, most: mostTries }
  return seconds === null
    ? t('We keep trying for you (try {next} of {most}).', tried)
    : t(
        'We keep trying for you (try {next} of {most}, next in about {seconds, plural, one {# second} other {# seconds}}).',
        { ...tried, seconds },
      )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`
