import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { color, radius, space } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { adminNavigation } from './admin-navigation.ts'

/** The entries of the admin area; the current one stands on lighter ink behind a marigold line. */
export function AdminLinks() {
  return (
    <Groups aria-label="Admin">
      {adminNavigation.map((items) => (
        <List key={items[0]?.to}>
          {items.map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} end>
                <Icon size="1.25rem" />
                {label}
              </NavLink>
            </li>
          ))}
        </List>
      ))}
    </Groups>
  )
}

const Groups = styled.nav`
  display: grid;
  align-content: start;
`

const List = styled(PlainList)`
  & + & {
    margin-top: ${space[3]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color('inkLine')};
  }
  & a {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[3]};
    border-left: 4px solid transparent;
    border-radius: ${radius.small};
    color: ${color('onInkMuted')};
    text-decoration: none;
  }
  & a:hover {
    background: ${color('inkRaised')};
    color: ${color('onInk')};
  }
  & a[aria-current='page'] {
    border-left-color: ${color('accent')};
    background: ${color('inkRaised')};
    color: ${color('onInk')};
    font-weight: 600;
  }
`
