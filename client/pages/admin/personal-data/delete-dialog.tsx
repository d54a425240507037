import type { ReactNode } from 'react'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { FormFields } from '#client/forms/form-fields.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { useToast } from '#client/ui/toast-context.ts'

/** Deletes, given what was typed. @returns what is wrong; empty when it is done. */
export type DeletePerson = (confirmation: string) => Promise<readonly FormError[]>

interface DeleteDialogProps {
  typed: string
  onDelete: DeletePerson
  onDeleted: () => void
  onClose: () => void
  children: ReactNode
}

/** Says what goes, and lets a person type whose it is before it does. */
export function DeleteDialog({ typed, onDelete, onDeleted, onClose, children }: DeleteDialogProps) {
  const { toast } = useToast()
  const form = useEditForm({
    values: { confirmation: '' },
    async send({ confirmation }) {
      const fields = await onDelete(confirmation)
      return fields.length > 0
        ? { __typename: 'InvalidInput' as const, fields }
        : { __typename: 'Deleted' as const }
    },
    onSaved() {
      toast({ title: t('The data is deleted'), tone: 'success' })
      onClose()
      onDeleted()
    },
  })
  return (
    <EditDialog
      form={form}
      title={t('Delete this data?')}
      description={t('It cannot be brought back.')}
      errorTitle={t('Nothing was deleted')}
      submitLabel={t('Delete for good')}
      busyLabel={t('Deleting…')}
      tone="danger"
      onClose={onClose}
    >
      {children}
      <FormFields
        form={form}
        fields={[{ name: 'confirmation', label: t('Type {typed} to confirm', { typed }), required: true }]}
      />
    </EditDialog>
  )
}
