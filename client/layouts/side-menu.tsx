import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { AccountLinks, type AccountLinksProps } from './account-links.tsx'
import { drawerStyle } from './drawer-style.ts'
import { LanguageLink } from './language-link.tsx'
import { CloseButton, MenuButton } from './menu-button.tsx'
import type { NavigationGroup } from './navigation-items.ts'
import { popoverBehaviour } from './popover.ts'

/** The menu of small screens: account, then the groups that have entries. */
export function SideMenu(props: Omit<AccountLinksProps, 'wide'>) {
  const { aboutUs, studentZone, quickLinks, legal } = props.navigation
  const id = useId()
  return (
    <Small>
      <MenuButton opens={id} />
      <Drawer id={id} popover="auto" aria-label={t('Menu')} {...popoverBehaviour}>
        <Head>
          <CloseButton closes={id} />
        </Head>
        <Account>
          <AccountLinks {...props} wide />
        </Account>
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

const Account = styled.div`
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
