import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { loadOptional } from '#client/data/optional-part.ts'
import { type Site, useEmptyPages, useSite, useViewer } from '#client/data/root-data.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { laidOutLater } from '#client/ui/laid-out-later.ts'
import { telephoneLink } from '#client/ui/phone.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { ChatPanel } from './chat-panel.tsx'
import { LanguageLink } from './language-link.tsx'
import { MainArea } from './main-area.tsx'
import {
  type NavigationGroup,
  type PublicNavigation,
  publicNavigation,
  withoutPages,
} from './navigation-items.ts'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useHandles } from './use-handles.ts'

interface PublicLayoutProps {
  onSignOut: () => void
  /** The page, usually an Outlet. */
  children: ReactNode
}

/** Layout of every public page. */
export function PublicLayout({ onSignOut, children }: PublicLayoutProps) {
  const site = useSite()
  const navigation = withoutPages(publicNavigation, useEmptyPages())
  usePageViews(site.analyticsId)
  return (
    <Frame>
      <SkipLink />
      <TopBar site={site} viewer={useViewer()} navigation={navigation} onSignOut={onSignOut} />
      <MainArea>{children}</MainArea>
      <Footer site={site} navigation={navigation} />
      <ChatPanel site={site} />
    </Frame>
  )
}

/** Keeps the footer at the bottom of short pages. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;

  & > main {
    grid-area: 2 / 1;
  }
  & > footer {
    grid-area: 4 / 1;
  }
`

/**
 * Reports every public page that is opened, where the institute counts visits; else no code for it is loaded. A page that
 * a mailed link opens has a token in its address, which the script of others must not read.
 */
export function usePageViews(analyticsId: string | null | undefined): void {
  const { pathname } = useLocation()
  const isPrivate = useHandles().some(({ guarded, parameters }) => guarded || parameters?.token)
  useEffect(() => {
    if (analyticsId == null || isPrivate) return
    const report = async () => (await import('./analytics.ts')).reportPageView(analyticsId, pathname)
    void loadOptional(report, undefined)
  }, [analyticsId, isPrivate, pathname])
}

interface FooterProps {
  site: Site
  navigation: PublicNavigation
}

/** The institute's name, links and contact. */
export function Footer({ site, navigation }: FooterProps) {
  return (
    <Ground data-surface="ink" data-no-print>
      <Inside>
        <About>
          <strong>{site.name}</strong>
          <p>{site.description}</p>
          {site.socialLinks.length > 0 && (
            <Social aria-label={t('Social media')}>
              {site.socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </Social>
          )}
        </About>
        {navigation.footer
          .filter(({ items }) => items.length > 0)
          .map((group) => (
            <LinkColumn key={group.label} group={group} />
          ))}
        <ContactColumn site={site} />
        <LastLine>
          {/* A device whose clock is in another year keeps the server's. */}
          <p suppressHydrationWarning>
            {t('© {year} {institute}. All rights reserved.', {
              year: todayInNepal().slice(0, 4),
              institute: site.name,
            })}
          </p>
          {navigation.legal.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <LanguageLink />
        </LastLine>
      </Inside>
    </Ground>
  )
}

function LinkColumn({ group }: { group: NavigationGroup }) {
  return (
    <Block>
      <h2>{group.label}</h2>
      <PlainList>
        {group.items.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </PlainList>
    </Block>
  )
}

function ContactColumn({ site: { phones, email, address } }: Pick<FooterProps, 'site'>) {
  if (phones.length === 0 && !email && !address) return null
  return (
    <Block>
      <h2>{t('Contact')}</h2>
      <PlainList>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={telephoneLink(phone)}>{phone}</a>
          </li>
        ))}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {address && (
          <li>
            <address>{address}</address>
          </li>
        )}
      </PlainList>
    </Block>
  )
}

const Ground = styled.footer`
  ${laidOutLater('48rem')}
  background: ${color('ink')};
  color: ${color('onInk')};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.125rem;
    color: inherit;
    text-decoration-color: ${color('accentStrong')};
  }
  & a:hover {
    color: ${color('accent')};
  }
  @media (pointer: coarse) {
    & a {
      min-height: 2.75rem;
    }
  }
`

const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]} ${space[10]};
  max-width: 80rem;
  margin-inline: auto;
  padding: ${space[8]} ${space[4]} ${space[6]};

  ${from('medium')} {
    row-gap: ${space[8]};
    padding-top: ${space[10]};
    padding-inline: ${space[8]};
  }
`

const About = styled.div`
  display: grid;
  flex: 1 1 100%;
  gap: ${space[3]};
  align-content: start;

  & > strong {
    font-size: ${text('large')};
  }
  & > p {
    max-width: 32rem;
    color: ${color('onInkMuted')};
  }
  ${from('large')} {
    flex: 3 1 20rem;
  }
`

const Social = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
`

const Block = styled.div`
  flex: 1 1 9rem;
  min-width: 0;

  & > h2 {
    margin-bottom: ${space[1]};
    color: ${color('onInkMuted')};
    font-size: ${text('small')};
    font-weight: 600;
  }
  & li {
    overflow-wrap: anywhere;
  }
  & address {
    padding-block: ${space[2]};
    font-style: normal;
  }
`

const LastLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  align-items: center;
  flex: 1 1 100%;
  padding-top: ${space[4]};
  border-top: 1px solid ${color('inkLine')};
  color: ${color('onInkMuted')};
  font-size: ${text('small')};

  & > p {
    flex: 1 1 100%;
  }
  ${from('large')} {
    & > p {
      flex: 1;
    }
  }
`
