import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Form, FormActions } from './form.tsx'
import type { FormError } from './form-errors.ts'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'wide'> {
  /** The fields. */
  children: ReactNode
  errors: readonly FormError[]
  errorTitle?: string
  onSubmit: (values: FormData) => void
  /** The deed itself: "Save date", never "OK". */
  submitLabel: string
  busy: boolean
  busyLabel: string
  tone?: 'primary' | 'danger'
  onClose: () => void
}

/** A form in a dialog, which is there as long as it is open: its fields, the deed, and the way out. */
export function FormDialog({
  children,
  submitLabel,
  busy,
  busyLabel,
  tone = 'primary',
  onClose,
  errors,
  errorTitle,
  onSubmit,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog open onClose={onClose} {...dialog}>
      <Form errors={errors} onSubmit={onSubmit} {...(errorTitle !== undefined && { errorTitle })}>
        {children}
        <FormActions>
          <Button type="submit" variant={tone} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
