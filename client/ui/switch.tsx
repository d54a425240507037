import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, motion, radius, space } from '#client/theme/theme.ts'

interface SwitchProps {
  /** The setting and its state, in words: colour and place alone do not say it. */
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off and changes at the press; use Checkbox for values that are sent with a form. */
export function Switch({ children, checked, onChange }: SwitchProps) {
  return (
    <Line>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </Line>
  )
}

const Line = styled.label`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: 2.75rem;
  cursor: pointer;
`

const Track = styled.input`
  display: grid;
  flex: none;
  align-items: center;
  width: 2.5rem;
  height: 1.5rem;
  margin: 0;
  padding: 0.2rem;
  appearance: none;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius.round};
  background: ${color('sunken')};
  cursor: inherit;
  transition: background-color ${motion('fast')};

  &::before {
    content: '';
    width: 1rem;
    height: 1rem;
    border-radius: ${radius.round};
    background: ${color('textMuted')};
    transition: translate ${motion('fast')};
  }
  &:checked {
    border-color: ${color('action')};
    background: ${color('action')};
  }
  &:checked::before {
    background: ${color('onAction')};
    translate: 1rem;
  }
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`
