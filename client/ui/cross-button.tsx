import X from 'lucide-react/icons/x'
import styled from 'styled-components'
import { color, radius } from '#client/theme/theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CrossButtonProps {
  /** The action with its object: "Remove results.csv". */
  label: string
  onClick: () => void
}

/** Removes the thing next to it. */
export function CrossButton({ label, onClick }: CrossButtonProps) {
  return (
    <Face type="button" onClick={onClick}>
      <X size="1.25rem" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Face>
  )
}

const Face = styled.button`
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
