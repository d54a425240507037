import type { ReactNode } from 'react'
import { useAttempt } from '#client/data/use-attempt.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { TextInput } from '#client/ui/text-input.tsx'
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
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData) =>
    attempt(async () => {
      const problems = await onDelete(String(values.get('confirmation') ?? ''))
      if (problems.length > 0) return problems
      toast({ title: t('The data is deleted'), tone: 'success' })
      onClose()
      onDeleted()
      return []
    })

  return (
    <FormDialog
      title={t('Delete this data?')}
      description={t('It cannot be brought back.')}
      errors={errors}
      errorTitle={t('Nothing was deleted')}
      onSubmit={submit}
      submitLabel={t('Delete for good')}
      busy={busy}
      busyLabel={t('Deleting…')}
      tone="danger"
      onClose={onClose}
    >
      {children}
      <Field name="confirmation" label={t('Type {typed} to confirm', { typed })} required>
        <TextInput autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
