import { type ReactNode, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { from, layer, space } from '#client/theme/theme.ts'
import { type ShownToast, Toast } from './toast.tsx'
import { ToastContext, type Toaster, type ToastMessage } from './toast-context.ts'

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
