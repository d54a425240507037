import { useState } from 'react'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { saveBlob } from '#client/ui/save-blob.ts'

/** PINs as they are told once. */
export interface MadePins {
  count: number
  csv: string
  /** A PDF in base64. */
  cards: string
}

interface MadePinsDialogProps {
  /** Of the list. */
  name: string
  made: MadePins
  onClose: () => void
}

/** Hands out PINs that were just made: as cards and as a table. */
export function MadePinsDialog({ name, made, onClose }: MadePinsDialogProps) {
  const [saved, setSaved] = useState(false)
  const [asking, setAsking] = useState(false)
  const save = (fileName: string, content: Blob) => {
    saveBlob(fileName, content)
    setSaved(true)
  }
  return (
    <Dialog
      open
      title={t('PINs made')}
      description={t('New PINs for {students}', { students: studentCount(made.count) })}
      onClose={() => (saved ? onClose() : setAsking(true))}
    >
      <Callout tone="warning" title={t('Save them now')}>
        {t('Nobody can read them again. If they are lost, make new ones.')}
      </Callout>
      <FormActions>
        <Button
          onClick={() =>
            save(
              t('{name} - PIN cards.pdf', { name }),
              new Blob([bytesOf(made.cards)], { type: 'application/pdf' }),
            )
          }
        >
          {t('Save cards (PDF)')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => save(`${name} - PINs.csv`, new Blob([made.csv], { type: 'text/csv' }))}
        >
          {t('Save table (CSV)')}
        </Button>
        <Button variant="quiet" onClick={() => (saved ? onClose() : setAsking(true))}>
          {t('Done')}
        </Button>
      </FormActions>
      <ConfirmDialog
        open={asking}
        title={t('Close without saving the PINs?')}
        confirmLabel={t('Close without saving')}
        cancelLabel={t('Back to the PINs')}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        <p>{t('The students have new PINs already, and nobody would know them.')}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
