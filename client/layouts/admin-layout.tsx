// Registers the API's messages to staff in the language of this build.

import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, motion, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { controlStyle } from '#client/ui/control-style.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { useAddressFields } from '#client/ui/use-address-fields.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { type AdminNavigationItem, adminGroups, adminWork } from './admin-navigation.ts'
import { areaRow } from './area-links.tsx'
import { type DeskProps, SidebarLayout } from './sidebar-layout.tsx'

/** The admin area. Pages bring their own title and breadcrumbs. */
export function AdminLayout({ children, ...props }: DeskProps) {
  return (
    <SidebarLayout {...props} ground="ink" links={<AdminLinks />}>
      <AdminSearch />
      {children}
    </SidebarLayout>
  )
}

/** One search for everything that staff look for, above every page of the admin area. Works without JavaScript. */
export function AdminSearch() {
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const present = pathname === paths.adminSearch ? (new URLSearchParams(search).get('search') ?? '') : ''
  const form = useAddressFields({ search: present })
  return (
    <Bar
      ref={form}
      role="search"
      aria-label={t('Everything')}
      action={paths.adminSearch}
      data-no-print
      onSubmit={(event) => {
        event.preventDefault()
        const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim()
        navigate(`${paths.adminSearch}?${new URLSearchParams({ search: typed })}`)
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {t('Search candidates, exams, notices and users')}
      </VisuallyHidden>
      <Box
        id={id}
        name="search"
        type="search"
        defaultValue={present}
        maxLength={200}
        placeholder={t('Candidate, exam, notice or user')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" icon={<Search size="1.25rem" />}>
        {t('Search')}
      </Button>
    </Bar>
  )
}

const Bar = styled.form`
  display: flex;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color('line')};
  background: ${color('surface')};

  ${from('medium')} {
    padding-inline: ${space[8]};
  }
`

const Box = styled.input`
  ${controlStyle}
  flex: 1;
  min-width: 0;
  max-width: 28rem;
`

/** The entries of the admin area; the current one stands on lighter ink behind a marigold line. */
function AdminLinks() {
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
