import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, from, layer, motion, radius, space, text } from '#client/theme/theme.ts'
import { ToastContext, type Toaster, type ToastMessage } from './toast-context.ts'

import { type Tone, toneStyle } from './tone.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** At most this many at once; an older one makes room. */
const limit = 3

/** Gives everything below `useToast()`, and shows the messages in the corner of the screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const toaster = useMemo<Toaster>(
    () => ({
      toast(message) {
        lastId.current += 1
        const shown = { tone: 'default' as const, ...message, id: lastId.current }
        setToasts((present) => {
          return [...present.filter((toast) => !isOutdated(toast, message)), shown].slice(-limit)
        })
      },
      dismiss(about) {
        setToasts((present) => present.filter((toast) => toast.about !== about))
      },
    }),
    [],
  )
  const list = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'destructive') === urgent)
      .map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          onDismiss={() => setToasts((present) => present.filter(({ id }) => id !== toast.id))}
        />
      ))
  return (
    <ToastContext value={toaster}>
      {children}
      {/* Both regions are always in the page: a live region that arrives together with its text may not be read. */}
      <Corner aria-label={t('Notifications')} data-no-print>
        <div aria-live="assertive">{list(true)}</div>
        <div aria-live="polite">{list(false)}</div>
      </Corner>
    </ToastContext>
  )
}

/** A later message about the same thing takes the place of a toast; a success also that of errors about nothing else. */
function isOutdated({ about, tone }: ShownToast, later: ToastMessage): boolean {
  if (about !== undefined) return about === later.about
  return tone === 'destructive' && later.tone === 'success'
}

const Corner = styled.section`
  position: fixed;
  inset: calc(var(--bar-height) + ${space[3]}) ${space[4]} auto;
  z-index: ${layer('toast')};
  display: grid;
  pointer-events: none;

  & > div {
    display: grid;
  }
  /* Where there is room, beside the work and not on its buttons; the chat button keeps its corner. */
  ${from('medium')} {
    inset: auto ${space[4]} calc(${space[16]} + ${space[6]}) auto;
    width: 24rem;
  }
`

interface ShownToast extends ToastMessage {
  id: number
  tone: NonNullable<ToastMessage['tone']>
}

const looks = {
  default: { tone: 'neutral', Icon: Info, seconds: 5 },
  success: { tone: 'success', Icon: CircleCheck, seconds: 5 },
  destructive: { tone: 'danger', Icon: CircleX, seconds: 10 },
} as const

/** One message, gone by itself after some seconds in which nobody points at it or has the focus in it. */
function Toast({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
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
