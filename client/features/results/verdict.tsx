import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import styled from 'styled-components'
import type { ResultOutcome } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { below, color, radius, space, text } from '#client/theme/theme.ts'
import { outcomeNames } from './outcome-names.ts'

interface VerdictProps {
  passed: boolean
  /** As it is to be shown, without the sign. */
  percentage: string
}

/** Of the strip, when nothing in it wraps. */
export const verdictHeight = '4.75rem'

/** Passed or Failed by word, colour and mark, and the percentage that decided it. */
export function Verdict({ passed, percentage }: VerdictProps) {
  const Icon = passed ? Check : X
  return (
    <Strip $passed={passed}>
      <Mark>
        <Icon size="1.75rem" strokeWidth={3.5} />
      </Mark>
      <strong>{passed ? t('Passed') : t('Failed')}</strong>
      <b>{percentage}%</b>
    </Strip>
  )
}

/** Absent, Withheld or Disqualified, in place of Passed or Failed. */
export function OutcomeVerdict({ outcome }: { outcome: ResultOutcome }) {
  return (
    <OutcomeStrip>
      <Mark>
        <Minus size="1.75rem" strokeWidth={3.5} />
      </Mark>
      <strong>{outcomeNames[outcome]}</strong>
    </OutcomeStrip>
  )
}

const Strip = styled.p<{ $passed: boolean }>`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  min-height: ${verdictHeight};
  padding: ${space[2]} ${space[4]};
  border: 2px solid ${({ $passed }) => color($passed ? 'success' : 'danger')};
  border-radius: ${radius.medium};
  background: ${({ $passed }) => color($passed ? 'success' : 'dangerSoft')};
  color: ${({ $passed }) => color($passed ? 'onSuccess' : 'dangerText')};
  /* Stays on one line on the narrowest phones. */
  font-size: min(${text('heading')}, 6vw);
  line-height: 1.2;

  ${below('small')} {
    gap: ${space[2]};
    padding-inline: ${space[3]};
  }

  & > b {
    margin-left: auto;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    font-size: ${text('heading')};
    border-color: #000;
    background: none;
    color: #000;
  }
`

const OutcomeStrip = styled(Strip).attrs({ $passed: false })`
  border-color: ${color('lineStrong')};
  background: ${color('sunken')};
  color: ${color('text')};
`

/** A diamond of the pattern with the mark in it. */
const Mark = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;

  &::before {
    content: '';
    position: absolute;
    inset: 0.45rem;
    border: 2px solid currentcolor;
    rotate: 45deg;
  }
  & > svg {
    position: relative;
  }
`
