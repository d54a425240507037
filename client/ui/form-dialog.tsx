import { type ReactNode, useState } from 'react'
import { t } from '#client/locales/t.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Form, FormActions } from './form.tsx'
import type { FormError } from './form-errors.ts'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'wide'> {
  /** The fields. */
  children: ReactNode
  errors: readonly FormError[]
  errorTitle?: string
  onSubmit: (values: FormData) => void
  /** The action itself: "Save date", never "OK". */
  submitLabel: string
  busy: boolean
  busyLabel: string
  tone?: 'primary' | 'danger'
  /** Consequence of closing without saving, asked about first. Omit when there is nothing to lose. */
  unsaved?: string | undefined
  /** Whether nothing closes it while it is sent, because the answer is told once. */
  staysWhileBusy?: boolean
  onClose: () => void
}

/** A form in a dialog, which is there as long as it is open: its fields, the action, and the way out. */
export function FormDialog({
  children,
  submitLabel,
  busy,
  busyLabel,
  tone = 'primary',
  unsaved,
  staysWhileBusy = false,
  onClose,
  errors,
  errorTitle,
  onSubmit,
  ...dialog
}: FormDialogProps) {
  const [asking, setAsking] = useState(false)
  const stays = staysWhileBusy && busy
  const close = () => (unsaved === undefined ? onClose() : setAsking(true))
  return (
    <Dialog open stays={stays} onClose={close} {...dialog}>
      <Form errors={errors} onSubmit={onSubmit} {...(errorTitle !== undefined && { errorTitle })}>
        {children}
        <FormActions>
          <Button type="submit" variant={tone} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          <Button variant="secondary" aria-disabled={stays || undefined} onClick={stays ? undefined : close}>
            {t('Cancel')}
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={asking}
        tone="primary"
        title={t('Close without saving?')}
        confirmLabel={t('Close without saving')}
        cancelLabel={t('Keep editing')}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        <p>{unsaved}</p>
      </ConfirmDialog>
    </Dialog>
  )
}
