import { useState } from 'react'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '#client/ui/dialog.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { EditParts, type EditPartsProps } from './edit-form.tsx'

interface EditDialogProps<Values, Current>
  extends EditPartsProps<Values, Current>,
    Pick<DialogProps, 'title' | 'description' | 'wide'> {
  /** Says that nothing was changed. */
  errorTitle?: string
  /** The action itself: "Save date", never "OK". */
  submitLabel: string
  busyLabel?: string
  tone?: 'primary' | 'danger'
  /** Work that must end before the form can be saved, and the consequence of closing for it. */
  underWay?: { label: string; loss: string } | undefined
  /** Whether nothing closes it while it is sent, because the answer is told once. */
  staysWhileBusy?: boolean
  onClose: () => void
}

/** A form on `useEditForm` in a dialog, which is there as long as it is open. */
export function EditDialog<Values extends object, Current>({
  title,
  description,
  wide,
  errorTitle,
  submitLabel,
  busyLabel = t('Saving…'),
  tone = 'primary',
  underWay,
  staysWhileBusy = false,
  onClose,
  ...parts
}: EditDialogProps<Values, Current>) {
  const { form } = parts
  const [asking, setAsking] = useState(false)
  const stays = staysWhileBusy && form.busy
  const loss = underWay?.loss ?? (form.unsaved ? KEPT_IN_TAB : undefined)
  const close = () => (loss === undefined ? onClose() : setAsking(true))
  return (
    <Dialog open stays={stays} onClose={close} title={title} description={description} wide={wide}>
      <Form errors={form.errors} errorTitle={errorTitle} onSubmit={(_, inputs) => form.save({ inputs })}>
        <EditParts {...parts} />
        <FormActions>
          <Button
            type="submit"
            variant={tone}
            busy={form.busy || underWay !== undefined}
            busyLabel={form.busy ? busyLabel : underWay?.label}
          >
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
        <p>{loss}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

/** Consequence of closing a form for its typed values. */
const KEPT_IN_TAB = t('What you typed is kept in this tab until you save or discard it.')
