import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '#client/theme/theme.ts'
import { ArrowDown } from '#client/ui/icons/arrow-down.ts'
import { ArrowUp } from '#client/ui/icons/arrow-up.ts'
import { ChevronsUpDown } from '#client/ui/icons/chevrons-up-down.ts'

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
