import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import styled, { css } from 'styled-components'
import type { Site } from '#client/data/root-data.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, layer, motion, radius, space, text } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { AccountLinks, type AccountLinksProps } from './account-links.tsx'
import { drawerStyle } from './drawer-style.ts'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { CloseButton, MenuButton } from './menu-button.tsx'
import type { NavigationGroup } from './navigation-items.ts'
import { popoverBehaviour } from './popover.ts'

/** An entry of the top bar; the current one is bold and stands on a marigold line. */
const barLinkStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  height: var(--bar-height);
  padding-inline: ${space[2]};
  color: ${color('text')};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: auto ${space[2]} 0;
    height: 4px;
    background: ${color('accent')};
    transform: scaleX(0);
    transition: transform ${motion('fast')};
  }
  ${from('wide')} {
    padding-inline: ${space[3]};

    &::after {
      inset-inline: ${space[3]};
    }
  }
  &:hover {
    color: ${color('action')};
  }
  &:hover::after,
  &:is([aria-current='page'], [data-current])::after {
    transform: none;
  }
  &:is([aria-current='page'], [data-current]) {
    font-weight: 650;
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`

interface TopBarProps extends Omit<AccountLinksProps, 'wide'> {
  site: Site
}

/** The bar that stays at the top: links from 64em up; below, the results and a side menu. */
export function TopBar(props: TopBarProps) {
  const { site, navigation } = props
  const results = navigation.main.find(({ to }) => to === paths.results)
  return (
    <Bar data-no-print>
      <Inside>
        <Logo site={site} />
        <Links aria-label={t('Main')}>
          {navigation.aboutUs.items.length > 0 && <NavDropdown group={navigation.aboutUs} />}
          {navigation.main.map(({ label, to }) => (
            <BarLink key={to} to={to}>
              {label}
            </BarLink>
          ))}
        </Links>
        <Account>
          <AccountLinks {...props} />
        </Account>
        {results ? <SmallLink to={results.to}>{results.label}</SmallLink> : <Space />}
        <Language />
        <ShortLanguage short />
        <SideMenu {...props} />
      </Inside>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer('bar')};
  border-bottom: 1px solid ${color('line')};
  background: ${color('surface')};
`

const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 80rem;
  height: var(--bar-height);
  margin-inline: auto;
  padding-inline: ${space[4]};

  ${from('medium')} {
    gap: ${space[4]};
    padding-inline: ${space[8]};
  }
`

const Links = styled.nav`
  display: none;
  margin-inline: auto;

  ${from('large')} {
    display: flex;
  }
`

const BarLink = styled(NavLink)`
  ${barLinkStyle}
`

const Language = styled(LanguageLink)`
  ${barLinkStyle}

  @media (width < 24em) {
    display: none;
  }
`

/** The narrowest phones have it in the menu and in the footer only. */
const ShortLanguage = styled(Language)`
  display: none;

  @media (22.5em <= width < 24em) {
    display: flex;
  }
`

/** On result days most visitors come for it, with a phone. */
const SmallLink = styled(BarLink)`
  margin-left: auto;

  ${from('large')} {
    display: none;
  }
`

/** In its place, so that the menu stands at the right edge. */
const Space = styled.span`
  margin-left: auto;

  ${from('large')} {
    display: none;
  }
`

const Account = styled.div`
  display: none;
  gap: ${space[2]};
  white-space: nowrap;

  ${from('large')} {
    display: flex;
  }
`

/**
 * A menu of links that opens on press, with or without JavaScript. With it, Escape, a press elsewhere, leaving by Tab and
 * following a link close it.
 */
function NavDropdown({ group }: { group: NavigationGroup }) {
  const box = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const current = group.items.some(({ to }) => to === pathname)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close(box.current)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return
    close(box.current)
    box.current.querySelector('summary')?.focus()
  }

  return (
    <Details ref={box} onKeyDown={closeOnEscape}>
      <summary data-current={current || undefined}>
        {group.label}
        <ChevronDown size="1em" />
      </summary>
      <Panel onClick={() => close(box.current)}>
        {group.items.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </Panel>
    </Details>
  )
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}

const Details = styled.details`
  position: relative;

  & > summary {
    ${barLinkStyle}
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    transition: rotate ${motion('fast')};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`

const Panel = styled(PlainList)`
  position: absolute;
  z-index: ${layer('overlay')};
  top: calc(100% + ${space[1]});
  left: ${space[1]};
  width: max-content;
  min-width: 15rem;
  padding: ${space[2]};
  border: 1px solid ${color('line')};
  border-top: 3px solid ${color('accent')};
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  background: ${color('raised')};
  box-shadow: 0 12px 24px -8px ${color('shadow')};

  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color('text')};
    text-decoration: none;
  }
  & a:hover {
    background: ${color('actionSoft')};
    color: ${color('action')};
  }
  & a[aria-current='page'] {
    background: ${color('actionSoft')};
    font-weight: 600;
  }
`

/** The menu of small screens: account, then the groups that have entries. */
function SideMenu(props: Omit<AccountLinksProps, 'wide'>) {
  const { aboutUs, studentZone, quickLinks, legal } = props.navigation
  const id = useId()
  return (
    <Small>
      <MenuButton opens={id} />
      <Drawer id={id} popover="auto" aria-label={t('Menu')} {...popoverBehaviour}>
        <Head>
          <CloseButton closes={id} />
        </Head>
        <MenuAccount>
          <AccountLinks {...props} wide />
        </MenuAccount>
        {[aboutUs, studentZone, quickLinks]
          .filter(({ items }) => items.length > 0)
          .map((group) => (
            <Group key={group.label} group={group} />
          ))}
        <Legal>
          {legal.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
          <li>
            <LanguageLink />
          </li>
        </Legal>
      </Drawer>
    </Small>
  )
}

function Group({ group }: { group: NavigationGroup }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <GroupTitle id={id}>{group.label}</GroupTitle>
      <List>
        {group.items.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </List>
    </section>
  )
}

const Small = styled.div`
  display: flex;

  ${from('large')} {
    display: none;
  }
`

const Drawer = styled.nav`
  ${drawerStyle}
`

const Head = styled.div`
  display: flex;
  min-height: calc(var(--bar-height) - ${space[4]});
  align-items: center;
`

const MenuAccount = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space[3]};
`

const GroupTitle = styled.h2`
  padding-block: ${space[2]};
  border-bottom: 2px solid ${color('accent')};
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-weight: 600;
`

const List = styled(PlainList)`
  & a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    border-bottom: 1px solid ${color('line')};
    color: ${color('text')};
    text-decoration: none;
  }
  & a[aria-current='page'] {
    font-weight: 650;
  }
  & a[aria-current='page']::before {
    content: '';
    width: 0.5em;
    height: 0.5em;
    margin-right: ${space[2]};
    background: ${color('accentStrong')};
    rotate: 45deg;
  }
`

const Legal = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[5]};
  font-size: ${text('small')};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color('textMuted')};
  }
`
