import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, leading, radius, space } from '#client/theme/theme.ts'
import { type Tone, toneIcons, toneStyle } from './tone.ts'

interface CalloutProps {
  children?: ReactNode
  title?: ReactNode
  tone?: Tone
  /** Read aloud when it appears: `alert` interrupts, `status` waits. Leave out for text that is there from the start. */
  role?: 'alert' | 'status'
}

/** A message box in the page: the event, the safe state, the next step. */
export function Callout({ children, title, tone = 'info', role }: CalloutProps) {
  const Icon = toneIcons[tone]
  return (
    <Box $tone={tone} role={role}>
      <Icon size="1.375rem" />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </Box>
  )
}

const Box = styled.div<{ $tone: Tone }>`
  ${toneStyle}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid var(--tone-line);
  border-left: 5px solid var(--tone-solid);
  border-radius: ${radius.medium};
  background: var(--tone-soft);
  color: ${color('text')};
  line-height: ${leading('normal')};

  & > svg {
    margin-top: 0.15rem;
    color: var(--tone-text);
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    overflow-wrap: anywhere;
  }
`
