import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { radius, space, text } from '#client/theme/theme.ts'
import { type Tone, toneIcons, toneStyle } from './tone.ts'

interface BadgeProps {
  children: ReactNode
  tone?: Tone
  /** Shows the tone's icon, or another one. */
  icon?: boolean | LucideIcon
}

/** A word or two about the thing beside it: Urgent, Inactive, Changed. */
export function Badge({ children, tone = 'neutral', icon = false }: BadgeProps) {
  const Icon = typeof icon === 'boolean' ? toneIcons[tone] : icon
  return (
    <Label $tone={tone}>
      {icon && <Icon size="1.1em" />}
      {children}
    </Label>
  )
}

const Label = styled.span<{ $tone: Tone }>`
  ${toneStyle}
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  width: fit-content;
  padding: 0.1rem ${space[2]};
  border: 1px solid var(--tone-line);
  border-radius: ${radius.small};
  background: var(--tone-soft);
  color: var(--tone-text);
  font-size: ${text('tiny')};
  font-weight: 600;
  line-height: 1.45;

  & > svg {
    flex: none;
  }
`
