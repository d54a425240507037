import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, motion, space } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { type AdminNavigationItem, adminGroups, adminWork } from './admin-navigation.ts'
import { areaRow } from './area-links.tsx'

/** The entries of the admin area; the current one stands on lighter ink behind a marigold line. */
export function AdminLinks() {
  const { pathname } = useLocation()
  const name = useId()
  return (
    <Groups aria-label={t('Admin')}>
      <Items items={adminWork} />
      {adminGroups.map(({ label, items }) => (
        <Group key={label} name={name} open={items.some(({ to }) => `${pathname}/`.startsWith(`${to}/`))}>
          <summary>
            {label}
            <ChevronDown size="1.25rem" aria-hidden="true" />
          </summary>
          <Items items={items} />
        </Group>
      ))}
    </Groups>
  )
}

function Items({ items }: { items: readonly AdminNavigationItem[] }) {
  return (
    <List>
      {items.map(({ label, to, icon: Icon }) => (
        <li key={to}>
          {/* The dashboard's address begins all others. */}
          <NavLink to={to} end={to === paths.admin}>
            <Icon size="1.25rem" />
            {label}
          </NavLink>
        </li>
      ))}
    </List>
  )
}

const Groups = styled.nav`
  display: grid;
  align-content: start;
`

const row = css`
  ${areaRow}
  color: ${color('onInkMuted')};

  &:hover {
    background: ${color('inkRaised')};
    color: ${color('onInk')};
  }
`

const List = styled(PlainList)`
  & a {
    ${row}
    text-decoration: none;
  }
  & a[aria-current='page'] {
    border-left-color: ${color('accent')};
    background: ${color('inkRaised')};
    color: ${color('onInk')};
    font-weight: 600;
  }
`

const Group = styled.details`
  margin-top: ${space[1]};
  padding-top: ${space[1]};
  border-top: 1px solid ${color('inkLine')};

  & > summary {
    ${row}
    justify-content: space-between;
    cursor: pointer;
    font-weight: 600;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    transition: rotate ${motion('fast')};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`
