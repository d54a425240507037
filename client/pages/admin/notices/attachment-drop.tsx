import ImagePlus from 'lucide-react/icons/image-plus'
import { t } from '#client/locales/t.ts'
import { DropPrompt } from '#client/ui/drop-prompt.tsx'
import { DropZone } from '#client/ui/drop-zone.tsx'
import { ACCEPTED } from './chosen-files.ts'

interface AttachmentDropProps {
  onFiles: (files: readonly File[]) => void
  disabled: boolean
}

/** A place for a notice's pictures and documents, as many as one likes. */
export function AttachmentDrop({ onFiles, disabled }: AttachmentDropProps) {
  return (
    <DropZone multiple accept={ACCEPTED} disabled={disabled} onFiles={onFiles}>
      <ImagePlus size="1.75rem" strokeWidth={1.75} />
      <DropPrompt otherwise={t('or drop them here')}>{t('Choose images or PDFs')}</DropPrompt>
    </DropZone>
  )
}
