import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { SiteShellFragment, ViewerShellFragment } from '#client/gql/graphql.ts'
import { color, from, layer, space } from '#client/theme/theme.ts'
import { Weave } from '#client/ui/weave.tsx'
import { AccountFoot } from './account-foot.tsx'
import { drawerStyle } from './drawer-style.ts'
import { Logo } from './logo.tsx'
import { MainArea } from './main-area.tsx'
import { CloseButton, MenuButton } from './menu-button.tsx'
import { popoverBehaviour } from './popover.ts'
import { SkipLink } from './skip-link.tsx'
import { StudentLinks } from './student-links.tsx'
import { StudentTabs } from './student-tabs.tsx'

interface StudentLayoutProps {
  site: SiteShellFragment
  viewer: ViewerShellFragment
  onSignOut: () => void
  children: ReactNode
}

/** A student's desk: a paper sidebar from 64em up; below, a bar with a menu, and the most used pages under the thumb. */
export function StudentLayout({ site, viewer, onSignOut, children }: StudentLayoutProps) {
  const id = useId()
  const menu = (
    <>
      <StudentLinks />
      <AccountFoot viewer={viewer} onSignOut={onSignOut} />
    </>
  )
  return (
    <Frame>
      <SkipLink />
      <Bar data-no-print>
        <Logo site={site} />
        <MenuButton opens={id} />
        <Drawer id={id} popover="auto" aria-label="Menu" {...popoverBehaviour}>
          <CloseButton closes={id} />
          {menu}
        </Drawer>
      </Bar>
      <Sidebar data-no-print>
        <Thread>
          <Weave seed="student" rows={0} cell={1} />
        </Thread>
        <Logo site={site} />
        {menu}
      </Sidebar>
      <MainArea>{children}</MainArea>
      <StudentTabs />
    </Frame>
  )
}

const Frame = styled.div`
  min-height: 100dvh;
  /* Room for the tabs at the lower edge. */
  padding-bottom: 3.5rem;

  ${from('large')} {
    display: grid;
    grid-template-columns: 16rem minmax(0, 1fr);
    padding-bottom: 0;
  }
  @media print {
    display: block;
    padding: 0;
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
  border-bottom: 1px solid ${color('line')};
  background: ${color('surface')};

  ${from('large')} {
    display: none;
  }
`

const Drawer = styled.div`
  ${drawerStyle}
`

const Sidebar = styled.header`
  display: none;

  ${from('large')} {
    position: sticky;
    top: 0;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: ${space[4]};
    height: 100dvh;
    padding: 0 ${space[4]} ${space[4]};
    overflow-y: auto;
    border-right: 1px solid ${color('line')};
    background: ${color('surface')};

    /* A mouse needs less room than a thumb, and Logout should be in sight. */
    & nav a {
      min-height: 2.25rem;
    }
  }
`

const Thread = styled.div`
  margin-inline: -${space[4]};
`
