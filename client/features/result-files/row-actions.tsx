import { CalendarDays, Download, type LucideIcon, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

/** What can be done to a file of the list. */
export interface RowDeeds {
  onChangeDate: (file: ResultFileRowFragment) => void
  onDownload: (file: ResultFileRowFragment) => void
  onDelete: (file: ResultFileRowFragment) => void
}

/** Icons with their words beside them on a phone, icons alone in a table's row. */
export function RowActions({ file, deeds }: { file: ResultFileRowFragment; deeds: RowDeeds }) {
  const button = (label: string, Icon: LucideIcon, deed: (file: ResultFileRowFragment) => void) => (
    <Action type="button" title={label} onClick={() => deed(file)}>
      <Icon size="1.25rem" />
      <span>{label}</span>
      <VisuallyHidden> {file.fileName}</VisuallyHidden>
    </Action>
  )
  return (
    <Row data-needs-script>
      {button('Change date', CalendarDays, deeds.onChangeDate)}
      {button('Download', Download, deeds.onDownload)}
      {button('Delete', Trash2, deeds.onDelete)}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  width: 100%;
  margin-inline: -${space[1]};

  ${from('wide')} {
    flex-wrap: nowrap;
    gap: ${space[1]};
    justify-content: end;
    margin-inline: 0;
  }
`

const Action = styled.button`
  position: relative;
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color('action')};
  font-size: ${text('small')};
  font-weight: 600;

  &:hover {
    background: ${color('actionSoftHover')};
  }
  ${from('wide')} {
    justify-content: center;
    padding: 0;

    & > span:not(:last-child) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
