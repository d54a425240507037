import { Menu, X } from 'lucide-react'
import styled from 'styled-components'
import { color, radius, space } from '#client/theme/theme.ts'

/** Opens the popover of the given id; works without JavaScript. */
export function MenuButton({ opens }: { opens: string }) {
  return (
    <Face type="button" popoverTarget={opens}>
      <Menu size="1.5rem" />
      Menu
    </Face>
  )
}

/** Closes it from within. */
export function CloseButton({ closes }: { closes: string }) {
  return (
    <Face type="button" popoverTarget={closes} popoverTargetAction="hide">
      <X size="1.5rem" />
      Close
    </Face>
  )
}

const Face = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  margin-left: auto;
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  font-weight: 600;

  &:hover {
    background: ${color('actionSoft')};
  }
  [data-surface='ink'] &:hover {
    background: ${color('inkRaised')};
  }
`
