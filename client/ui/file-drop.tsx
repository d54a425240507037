import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, text } from '#client/theme/theme.ts'
import { CrossButton } from './cross-button.tsx'
import { DropPrompt } from './drop-prompt.tsx'
import { DropZone } from './drop-zone.tsx'
import { fileSize } from './file-size.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface FileDropProps {
  /** The chosen file, kept by the parent: null empties the control. Of one that has gone up before, the size is unknown. */
  file: (Pick<File, 'name'> & Partial<Pick<File, 'size'>>) | null
  onChange: (file: File | null) => void
  /** As of `<input accept>`: ".csv,text/csv". A dropped file may still be another. */
  accept?: string
  /** "Choose a CSV file" */
  prompt?: ReactNode
  /** Beside the chosen file's size: "2,000 records". */
  note?: ReactNode
  disabled?: boolean
}

/** A place for one file: dropped, or chosen at a press; it shows which one, and gives it back. */
export function FileDrop({
  file,
  onChange,
  accept,
  prompt = t('Choose a file'),
  note,
  disabled = false,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (file === null && input.current) input.current.value = ''
  }, [file])
  return (
    <DropZone
      ref={input}
      accept={accept}
      disabled={disabled}
      onFiles={([chosen]) => chosen && onChange(chosen)}
      actions={
        <>
          {file !== null && !disabled && (
            <CrossButton
              label={t('Remove {file}', { file: file.name })}
              onClick={() => {
                onChange(null)
                input.current?.focus()
              }}
            />
          )}
          <VisuallyHidden role="status">
            {file === null ? '' : t('{file} chosen', { file: file.name })}
          </VisuallyHidden>
        </>
      }
    >
      <FileUp size="1.75rem" strokeWidth={1.75} />
      {file === null ? (
        <DropPrompt otherwise={t('or drop it here')}>{prompt}</DropPrompt>
      ) : (
        <div>
          <Name>{file.name}</Name>
          <Quiet>
            {file.size !== undefined && fileSize(file.size)} {note}
          </Quiet>
        </div>
      )}
    </DropZone>
  )
}

const Name = styled.div`
  overflow-wrap: anywhere;
  color: ${color('text')};
  font-weight: 600;
`

const Quiet = styled.span`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
`
