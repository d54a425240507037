import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { Stack } from './stack.ts'

interface ProgressBarProps {
  label: ReactNode
  /** From 0 to 1; without it the end is unknown. */
  value?: number | undefined
}

/** How far a piece of work has come. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId()
  return (
    <Stack $gap={2}>
      <Line>
        <label htmlFor={id}>{label}</label>
        {value !== undefined && <span>{Math.round(value * 100)}%</span>}
      </Line>
      <Bar id={id} max={1} value={value} />
    </Stack>
  )
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  font-size: ${text('small')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.625rem;
  overflow: hidden;
  appearance: none;
  border: 0;
  border-radius: ${radius.round};
  background: ${color('line')};
  accent-color: ${color('action')};

  &::-webkit-progress-bar {
    background: ${color('line')};
  }
  &::-webkit-progress-value {
    background: ${color('action')};
  }
  &::-moz-progress-bar {
    background: ${color('action')};
  }
  &:indeterminate {
    background: repeating-linear-gradient(135deg, ${color('action')} 0 0.5rem, ${color('line')} 0.5rem 1rem);
  }
  &:indeterminate::-webkit-progress-bar {
    background: none;
  }
  &:indeterminate::-moz-progress-bar {
    background: none;
  }
`
