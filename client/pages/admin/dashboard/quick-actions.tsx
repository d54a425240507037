import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { quickActions } from '#client/layouts/admin-navigation.ts'
import { color, space } from '#client/theme/theme.ts'
import { SheetRows } from '#client/ui/sheet.tsx'

/** Common tasks, one press away. */
export function QuickActions() {
  return (
    <SheetRows>
      {quickActions.map(({ label, to, icon: Icon }) => (
        <li key={to}>
          <Action to={to}>
            <Icon size="1.25rem" />
            {label}
            <ChevronRight size="1.1em" />
          </Action>
        </li>
      ))}
    </SheetRows>
  )
}

const Action = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[3]};
  align-items: center;
  min-height: 3.25rem;
  padding: ${space[2]} ${space[4]};
  color: ${color('action')};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: ${color('actionSoft')};
  }
`
