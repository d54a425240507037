import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { t } from '#client/locales/t.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveQuestionProps {
  /** Consequence of leaving for the work under way. */
  children: ReactNode
  /** The action itself: "Stop the upload and leave". */
  confirmLabel: string
}

/**
 * Render it while leaving the page would stop work under way: links and Back ask first, and so does the browser before a
 * reload or before the tab closes.
 */
export function LeaveQuestion({ children, confirmLabel }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('Leave this page?')}
      confirmLabel={confirmLabel}
      cancelLabel={t('Stay on this page')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  )
}
