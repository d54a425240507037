import { type ReactNode, useState } from 'react'
import { errorMessage } from '#client/apollo/error-message.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
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
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  async function submit(values: FormData) {
    setBusy(true)
    const problems = await onDelete(String(values.get('confirmation') ?? '')).catch((error: unknown) => [
      { path: '', message: errorMessage(error) },
    ])
    setBusy(false)
    if (problems.length > 0) return setErrors(problems)
    toast({ title: 'The data is deleted', tone: 'success' })
    onClose()
    onDeleted()
  }

  return (
    <Dialog open onClose={onClose} title="Delete this data?" description="It cannot be brought back.">
      <Form errors={errors} errorTitle="Nothing was deleted" onSubmit={submit}>
        {children}
        <Field name="confirmation" label={`Type ${typed} to confirm`} required>
          <TextInput autoComplete="off" />
        </Field>
        <FormActions>
          <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting…">
            Delete for good
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
