import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { DeleteDialog, type DeletePerson } from './delete-dialog.tsx'
import { saveJson } from './save-file.ts'

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
