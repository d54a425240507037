import { FileUp, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, motion, radius, space, text } from '#client/theme/theme.ts'
import { useFieldControl } from './field-control.ts'
import { fileSize } from './file-size.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface FileDropProps {
  /** The chosen file, kept by the parent: null empties the control. */
  file: File | null
  onChange: (file: File | null) => void
  /** As of `<input accept>`: ".csv,text/csv". A dropped file may still be another. */
  accept?: string
  /** "Choose a CSV file" */
  prompt?: ReactNode
  disabled?: boolean
}

/**
 * A place to drop a file on, or press and choose one. The browser's own file input lies over the whole of it, invisible:
 * so dropping, keyboard and forms without script work as the platform means them to.
 */
export function FileDrop({
  file,
  onChange,
  accept,
  prompt = 'Choose a file',
  disabled = false,
}: FileDropProps) {
  const control = useFieldControl()
  const input = useRef<HTMLInputElement>(null)
  const [hovered, setHovered] = useState(false)
  useEffect(() => {
    if (file === null && input.current) input.current.value = ''
  }, [file])
  return (
    <Zone $hovered={hovered} $disabled={disabled}>
      <Face>
        <FileUp size="1.75rem" strokeWidth={1.75} />
        {file === null ? (
          <div>
            <Prompt>{prompt}</Prompt> <Quiet>or drop it here</Quiet>
          </div>
        ) : (
          <div>
            <Name>{file.name}</Name>
            <Quiet>{fileSize(file.size)}</Quiet>
          </div>
        )}
      </Face>
      <Input
        {...control}
        ref={input}
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0]
          // Cancelling the browser's picker empties the input; the file chosen before stays.
          if (chosen) onChange(chosen)
        }}
        onDragEnter={() => setHovered(true)}
        onDragLeave={() => setHovered(false)}
        onDrop={() => setHovered(false)}
      />
      {file !== null && !disabled && (
        <Remove
          type="button"
          onClick={() => {
            onChange(null)
            input.current?.focus()
          }}
        >
          <X size="1.25rem" />
          <VisuallyHidden>Remove {file.name}</VisuallyHidden>
        </Remove>
      )}
      <VisuallyHidden role="status">{file === null ? '' : `${file.name} chosen`}</VisuallyHidden>
    </Zone>
  )
}

const Zone = styled.div<{ $hovered: boolean; $disabled: boolean }>`
  position: relative;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: 5.5rem;
  padding: ${space[4]};
  border: 2px dashed ${({ $hovered }) => color($hovered ? 'action' : 'lineStrong')};
  border-radius: ${radius.large};
  background: ${({ $hovered }) => color($hovered ? 'actionSoftHover' : 'raised')};
  opacity: ${({ $disabled }) => ($disabled ? 0.6 : 1)};
  transition: background-color ${motion('fast')};

  &:hover:not(:has(:disabled)) {
    border-color: ${color('action')};
    background: ${color('actionSoft')};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color('focusGap')};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color('danger')};
  }
`

const Face = styled.div`
  display: flex;
  flex: 1;
  gap: ${space[4]};
  align-items: center;
  min-width: 0;
  color: ${color('action')};

  & > svg {
    flex: none;
  }
  & > div {
    min-width: 0;
  }
`

const Prompt = styled.span`
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`

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

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`

const Remove = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color('textMuted')};

  &:hover {
    background: ${color('actionSoftHover')};
    color: ${color('text')};
  }
`
