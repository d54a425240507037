import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { color, motion, radius, space, text } from '#client/theme/theme.ts'
import { useFieldControl } from '#client/ui/field-control.ts'
import { ACCEPTED } from './chosen-files.ts'

interface AttachmentDropProps {
  onFiles: (files: readonly File[]) => void
  disabled: boolean
}

/** A place to drop files on, or to press and choose some: the browser's own input lies over it, invisible. */
export function AttachmentDrop({ onFiles, disabled }: AttachmentDropProps) {
  const { required: _, ...control } = useFieldControl()
  const [hovered, setHovered] = useState(false)
  return (
    <Zone $hovered={hovered} $disabled={disabled}>
      <ImagePlus size="1.75rem" strokeWidth={1.75} />
      <span>
        <Prompt>Choose images or PDFs</Prompt> <Quiet>or drop them here</Quiet>
      </span>
      <Input
        {...control}
        type="file"
        multiple
        accept={ACCEPTED}
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // Else choosing the same file again, after removing it, would be no change.
          event.currentTarget.value = ''
        }}
        onDragEnter={() => setHovered(true)}
        onDragLeave={() => setHovered(false)}
        onDrop={() => setHovered(false)}
      />
    </Zone>
  )
}

const Zone = styled.div<{ $hovered: boolean; $disabled: boolean }>`
  position: relative;
  display: flex;
  gap: ${space[4]};
  align-items: center;
  min-height: 4.5rem;
  padding: ${space[3]} ${space[4]};
  border: 2px dashed ${({ $hovered }) => color($hovered ? 'action' : 'lineStrong')};
  border-radius: ${radius.large};
  background: ${({ $hovered }) => color($hovered ? 'actionSoftHover' : 'raised')};
  color: ${color('action')};
  opacity: ${({ $disabled }) => ($disabled ? 0.6 : 1)};
  transition: background-color ${motion('fast')};

  & > svg {
    flex: none;
  }
  &:hover:not(:has(:disabled)) {
    border-color: ${color('action')};
    background: ${color('actionSoft')};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color('focusGap')};
  }
`

const Prompt = styled.span`
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`

const Quiet = styled.span`
  color: ${color('textMuted')};
  font-size: ${text('small')};
`

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`
