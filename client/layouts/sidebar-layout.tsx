import LogOut from 'lucide-react/icons/log-out'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { useSite, useViewer, type Viewer } from '#client/data/root-data.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, layer, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { drawerStyle } from './drawer-style.ts'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { MainArea } from './main-area.tsx'
import { CloseButton, MenuButton } from './menu-button.tsx'
import { popoverBehaviour } from './popover.ts'
import { SignOutForm } from './sign-out-form.tsx'
import { SkipLink } from './skip-link.tsx'

export interface DeskProps {
  onSignOut: () => void
  children: ReactNode
}

interface SidebarLayoutProps extends DeskProps {
  /** Name of the sidebar's area. */
  ground: 'ink' | 'paper'
  /** Where one can go. */
  links: ReactNode
  /** Under the thumb, below 64em. */
  tabs?: ReactNode
}

/** Where somebody works who is signed in: a sidebar from 64em up; below, a bar with the same as a menu. */
export function SidebarLayout({ onSignOut, children, ground, links, tabs }: SidebarLayoutProps) {
  const id = useId()
  const site = useSite()
  const surface = ground === 'ink' ? { 'data-surface': 'ink' } : {}
  const menu = (
    <>
      {links}
      <AccountFoot viewer={useViewer()} onSignOut={onSignOut} />
    </>
  )
  return (
    <Frame $withTabs={tabs !== undefined}>
      <SkipLink />
      <Bar $ground={ground} {...surface} data-no-print>
        <Logo site={site} />
        <Language />
        <MenuButton opens={id} />
        <Drawer
          $ground={ground}
          {...surface}
          id={id}
          popover="auto"
          role="group"
          aria-label={t('Menu')}
          {...popoverBehaviour}
        >
          <CloseButton closes={id} />
          {menu}
        </Drawer>
      </Bar>
      <Sidebar $ground={ground} {...surface} data-no-print>
        <Logo site={site} />
        {menu}
      </Sidebar>
      <MainArea>{children}</MainArea>
      {tabs}
    </Frame>
  )
}

interface Ground {
  $ground: 'ink' | 'paper'
}

const ink = css`
  background: ${color('ink')};
  color: ${color('onInk')};
`

const Frame = styled.div<{ $withTabs: boolean }>`
  min-height: 100dvh;
  /* Room for the tabs at the lower edge. */
  padding-bottom: ${({ $withTabs }) => ($withTabs ? '3.5rem' : 0)};

  ${from('large')} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    padding-bottom: 0;
  }
  @media print {
    display: block;
    padding: 0;
  }
`

const Bar = styled.header<Ground>`
  position: sticky;
  top: 0;
  z-index: ${layer('bar')};
  display: flex;
  align-items: center;
  height: var(--bar-height);
  padding-inline: ${space[4]};
  ${({ $ground }) =>
    $ground === 'ink'
      ? ink
      : css`
          border-bottom: 1px solid ${color('line')};
          background: ${color('surface')};
        `}

  ${from('large')} {
    display: none;
  }
`

const Language = styled(LanguageLink)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 2.75rem;
  margin-left: auto;
  padding-inline: ${space[2]};
  color: inherit;
  text-decoration: none;

  & + button {
    margin-left: 0;
  }
`

const Drawer = styled.div<Ground>`
  ${drawerStyle}
  ${({ $ground }) => $ground === 'ink' && ink}
`

/* A mouse needs less room than a thumb, and Logout should be in sight. */
const mouseLinks = css`
  & nav a,
  & nav summary {
    min-height: 2.25rem;
  }
`

const inkSidebar = css`
  ${ink}
  grid-template-rows: auto 1fr auto;
  gap: ${space[6]};
  width: 15rem;
  padding: ${space[4]};
  ${mouseLinks}
`

const paperSidebar = css`
  grid-template-rows: auto 1fr auto;
  gap: ${space[4]};
  width: 16rem;
  padding: ${space[4]};
  border-right: 1px solid ${color('line')};
  background: ${color('surface')};

  ${mouseLinks}
`

const Sidebar = styled.header<Ground>`
  display: none;

  ${from('large')} {
    position: sticky;
    top: 0;
    display: grid;
    height: 100dvh;
    overflow-y: auto;
    ${({ $ground }) => ($ground === 'ink' ? inkSidebar : paperSidebar)}
  }
`

interface AccountFootProps {
  viewer: Viewer
  onSignOut: () => void
}

/** The end of a sidebar: who is signed in, the other language, and the way out. */
function AccountFoot({ viewer, onSignOut }: AccountFootProps) {
  return (
    <Foot>
      <p>
        <TextLink to={paths.account}>
          <Lang>{viewer.user?.name ?? viewer.user?.email ?? ''}</Lang>
        </TextLink>
        <LanguageLink />
      </p>
      <SignOutForm onSignOut={onSignOut}>
        <Button type="submit" variant="secondary" wide icon={<LogOut />}>
          {t('Logout')}
        </Button>
      </SignOutForm>
    </Foot>
  )
}

const Foot = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color('line')};

  [data-surface='ink'] & {
    border-top-color: ${color('inkLine')};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[4]};
    justify-content: space-between;
    overflow-wrap: anywhere;
    font-size: ${text('small')};
  }
  & > p > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`
