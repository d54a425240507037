import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, motion, radius, space } from '#client/theme/theme.ts'
import { useFieldControl } from './field-control.ts'

interface DropZoneProps {
  /** Called with the dropped or chosen files, never with none. */
  onFiles: (files: readonly File[]) => void
  /** Content of the zone: an icon and words. */
  children: ReactNode
  /** Buttons at its end, which stay pressable. */
  actions?: ReactNode
  /** As of `<input accept>`: ".csv,text/csv". A dropped file may still be another. */
  accept?: string | undefined
  multiple?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A place to drop files on, or to press and choose some. The browser's own file input lies over the whole of it,
 * invisible: so dropping, keyboard and forms without JavaScript work as the platform means them to.
 */
export function DropZone({
  onFiles,
  children,
  actions,
  accept,
  multiple = false,
  disabled = false,
  ref,
}: DropZoneProps) {
  const control = useFieldControl()
  const [hovered, setHovered] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only files chosen before the scripts came.
  useEffect(() => {
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0) onFiles(early)
  }, [])
  return (
    <Zone $hovered={hovered} $disabled={disabled}>
      <Face>{children}</Face>
      <Input
        {...control}
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onClick={(event) => forget(event.currentTarget)}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // Cancelling the browser's picker empties the input; the chosen files stay.
          if (files.length > 0) onFiles(files)
        }}
        onDragEnter={(event) => {
          forget(event.currentTarget)
          setHovered(true)
        }}
        onDragLeave={() => setHovered(false)}
        onDrop={() => setHovered(false)}
      />
      {actions}
    </Zone>
  )
}

/** Else choosing the same file again, because it was corrected or refused, would be no change to the browser. */
function forget(input: HTMLInputElement): void {
  input.value = ''
}

const Zone = styled.div<{ $hovered: boolean; $disabled: boolean }>`
  position: relative;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: 4.5rem;
  padding: ${space[3]} ${space[4]};
  border: 2px dashed ${({ $hovered }) => color($hovered ? 'action' : 'lineStrong')};
  border-radius: ${radius.large};
  background: ${({ $hovered, $disabled }) => color($disabled ? 'sunken' : $hovered ? 'actionSoftHover' : 'raised')};
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
  & > :not(svg) {
    min-width: 0;
  }
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
