import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { SiteShellFragment, ViewerShellFragment } from '#client/gql/graphql.ts'
import { color, from, layer, space } from '#client/theme/theme.ts'
import { AccountFoot } from './account-foot.tsx'
import { AdminLinks } from './admin-links.tsx'
import { drawerStyle } from './drawer-style.ts'
import { Logo } from './logo.tsx'
import { MainArea } from './main-area.tsx'
import { CloseButton, MenuButton } from './menu-button.tsx'
import { popoverBehaviour } from './popover.ts'
import { SkipLink } from './skip-link.tsx'

interface AdminLayoutProps {
  site: SiteShellFragment
  viewer: ViewerShellFragment
  onSignOut: () => void
  children: ReactNode
}

/** The admin area: a sidebar from 64em up, a bar with a menu below. Pages bring their own title and breadcrumbs. */
export function AdminLayout({ site, viewer, onSignOut, children }: AdminLayoutProps) {
  const id = useId()
  const menu = (
    <>
      <AdminLinks />
      <AccountFoot viewer={viewer} onSignOut={onSignOut} />
    </>
  )
  return (
    <Frame>
      <SkipLink />
      <Bar data-surface="ink" data-no-print>
        <Logo site={site} />
        <MenuButton opens={id} />
        <Drawer id={id} popover="auto" aria-label="Menu" data-surface="ink" {...popoverBehaviour}>
          <CloseButton closes={id} />
          {menu}
        </Drawer>
      </Bar>
      <Sidebar data-surface="ink" data-no-print>
        <Logo site={site} />
        {menu}
      </Sidebar>
      <MainArea>{children}</MainArea>
    </Frame>
  )
}

const Frame = styled.div`
  min-height: 100dvh;

  ${from('large')} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer('bar')};
  display: flex;
  align-items: center;
  height: var(--bar-height);
  padding-inline: ${space[4]};
  background: ${color('ink')};
  color: ${color('onInk')};

  ${from('large')} {
    display: none;
  }
`

const Drawer = styled.div`
  ${drawerStyle}
  background: ${color('ink')};
  color: ${color('onInk')};
`

const Sidebar = styled.header`
  display: none;

  ${from('large')} {
    position: sticky;
    top: 0;
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: ${space[6]};
    height: 100dvh;
    padding: ${space[4]};
    overflow-y: auto;
    background: ${color('ink')};
    color: ${color('onInk')};
  }
`
