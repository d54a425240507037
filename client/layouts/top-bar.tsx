import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import type { Site } from '#client/data/root-data.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, layer, space } from '#client/theme/theme.ts'
import { AccountLinks, type AccountLinksProps } from './account-links.tsx'
import { barLinkStyle } from './bar-link-style.ts'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { NavDropdown } from './nav-dropdown.tsx'
import { SideMenu } from './side-menu.tsx'

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
