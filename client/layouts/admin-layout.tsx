// Registers the API's messages to staff in the language of this build.
import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { controlStyle } from '#client/ui/control-style.ts'
import { useAddressFields } from '#client/ui/use-address-fields.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { AdminLinks } from './admin-links.tsx'
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
