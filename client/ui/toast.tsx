import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, motion, radius, space, text } from '#client/theme/theme.ts'
import type { ToastMessage } from './toast-context.ts'
import { type Tone, toneStyle } from './tone.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ShownToast extends ToastMessage {
  id: number
  tone: NonNullable<ToastMessage['tone']>
}

const looks = {
  default: { tone: 'neutral', Icon: Info, seconds: 5 },
  success: { tone: 'success', Icon: CircleCheck, seconds: 5 },
  destructive: { tone: 'danger', Icon: CircleX, seconds: 10 },
} as const

/** One message, gone by itself after some seconds in which nobody points at it or has the focus in it. */
export function Toast({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const { tone, Icon, seconds } = looks[toast.tone]
  const [held, setHeld] = useState(false)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, seconds])
  return (
    <Box
      $tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size="1.375rem" />
      <div>
        <strong>{toast.title}</strong>
        {toast.description !== undefined && <p>{toast.description}</p>}
      </div>
      <Close type="button" onClick={onDismiss}>
        <X size="1.25rem" />
        <VisuallyHidden>{t('Dismiss')}</VisuallyHidden>
      </Close>
    </Box>
  )
}

const Box = styled.div<{ $tone: Tone }>`
  ${toneStyle}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  margin-bottom: ${space[3]};
  padding: ${space[3]} ${space[1]} ${space[3]} ${space[4]};
  border: 1px solid ${color('line')};
  border-left: 5px solid var(--tone-solid);
  border-radius: ${radius.medium};
  background: ${color('raised')};
  box-shadow: 0 8px 24px -6px ${color('shadow')};
  pointer-events: auto;
  transition: opacity ${motion('slow')};

  @starting-style {
    opacity: 0;
  }
  & > svg {
    margin-top: 0.1rem;
    color: var(--tone-text);
  }
  & p {
    overflow-wrap: anywhere;
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-block: -${space[2]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color('textMuted')};

  &:hover {
    color: ${color('text')};
  }
`
