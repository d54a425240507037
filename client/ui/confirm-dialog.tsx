import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { space, text } from '#client/theme/theme.ts'
import { Button } from './button.tsx'
import { backdropStyle, popupStyle } from './dialog-style.ts'
import { FormActions } from './form.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** The consequences. */
  children: ReactNode
  /** The action itself: "Delete 3 notices", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  busy?: boolean
  busyLabel?: string
  /** The question is still loading: nothing can be confirmed yet, but the dialog can be closed. */
  waiting?: boolean
  tone?: 'primary' | 'danger'
}

/** Asks before something that cannot be taken back. The focus starts on Cancel, and only a button closes it. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = t('Cancel'),
  busy = false,
  busyLabel,
  waiting = false,
  tone = 'danger',
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <AlertDialog.Portal>
        <Backdrop />
        <Popup initialFocus={cancel}>
          <Title>{title}</Title>
          <Consequence render={<div />}>{children}</Consequence>
          <FormActions>
            <Button
              variant={tone}
              busy={busy || waiting}
              onClick={onConfirm}
              {...(busy && busyLabel !== undefined && { busyLabel })}
            >
              {confirmLabel}
            </Button>
            <Button variant="secondary" ref={cancel} onClick={() => !busy && onClose()}>
              {cancelLabel}
            </Button>
          </FormActions>
        </Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

const Backdrop = styled(AlertDialog.Backdrop)`
  ${backdropStyle}
`

const Popup = styled(AlertDialog.Popup)<{ $wide?: boolean }>`
  ${popupStyle}
`

const Consequence = styled(AlertDialog.Description)`
  display: grid;
  gap: ${space[2]};
`

const Title = styled(AlertDialog.Title)`
  font-size: ${text('title')};
`
