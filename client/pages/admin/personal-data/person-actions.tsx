import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { FormFields } from '#client/forms/form-fields.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { saveBlob } from '#client/ui/save-blob.ts'
import { Cluster } from '#client/ui/stack.ts'
import { useToast } from '#client/ui/toast-context.ts'

interface PersonActionsProps {
  /** Text to type as confirmation: the address or the candidate ID. */
  typed: string
  /** The JSON document; null when the data is gone. */
  onExport: () => Promise<string | null>
  onDelete: DeletePerson
  /** After the deletion. */
  onDeleted: () => void
  /** The deleted and the kept data. */
  consequence: ReactNode
  /** Why it cannot be deleted here. */
  keep?: string | undefined
}

/** Hands a person's data out, and deletes it. */
export function PersonActions({
  typed,
  onExport,
  onDelete,
  onDeleted,
  consequence,
  keep,
}: PersonActionsProps) {
  const { toast } = useToast()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const json = await onExport()
      if (json === null) toast({ title: t('This data is gone already') })
      else saveJson(`${typed}.json`, json)
    } catch (error) {
      toast({ title: t('Not exported'), description: errorMessage(error), tone: 'destructive' })
    }
    setBusy(false)
  }

  return (
    <>
      <Cluster $gap={3} data-needs-js>
        <Button variant="secondary" busy={busy} busyLabel={t('Exporting…')} onClick={download}>
          <Download size="1.25rem" /> {t('Export as JSON')}
        </Button>
        {keep === undefined && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            <Trash2 size="1.25rem" /> {t('Delete…')}
          </Button>
        )}
      </Cluster>
      {keep !== undefined && <p>{keep}</p>}
      {asking && (
        <DeleteDialog
          typed={typed}
          onDelete={onDelete}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        >
          {consequence}
        </DeleteDialog>
      )}
    </>
  )
}

/** Deletes, given the typed ID. @returns problems; empty when it is done. */
type DeletePerson = (confirmation: string) => Promise<readonly FormError[]>

interface DeleteDialogProps {
  typed: string
  onDelete: DeletePerson
  onDeleted: () => void
  onClose: () => void
  children: ReactNode
}

/** Lists the data to delete, and asks for the ID before it is deleted. */
function DeleteDialog({ typed, onDelete, onDeleted, onClose, children }: DeleteDialogProps) {
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

/** Hands the browser a JSON document to save. */
function saveJson(fileName: string, json: string): void {
  saveBlob(fileName, new Blob([json], { type: 'application/json' }))
}
