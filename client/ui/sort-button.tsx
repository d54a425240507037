import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '#client/theme/theme.ts'

export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

interface SortButtonProps {
  children: ReactNode
  column: string
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** The header of a sortable column: sorts by it, or turns the order round. */
export function SortButton({ children, column, sort, onSort }: SortButtonProps) {
  const direction = sort?.key === column ? sort.direction : undefined
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  const next = direction === 'descending' ? 'ascending' : 'descending'
  return (
    <Face type="button" data-active={direction} onClick={() => onSort?.({ key: column, direction: next })}>
      {children}
      <Icon size="1.05em" />
    </Face>
  )
}

const Face = styled.button`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: 2.75rem;
  margin-inline: -${space[2]};
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color('textMuted')};
  font-weight: 600;

  & > svg {
    flex: none;
  }
  &:hover,
  &[data-active] {
    color: ${color('text')};
  }
`
