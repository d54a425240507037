import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { SiteLayoutFragment, ViewerLayoutFragment } from '#client/gql/graphql.ts'
import { localPath } from '#client/locales/locale.ts'
import { ChatPanel } from './chat-panel.tsx'
import { Footer } from './footer.tsx'
import { MainArea } from './main-area.tsx'
import { type PublicNavigation, publicNavigation, withoutPages } from './navigation-items.ts'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { usePageViews } from './use-page-views.ts'

interface PublicLayoutProps {
  site: SiteLayoutFragment
  viewer: ViewerLayoutFragment
  onSignOut: () => void
  /** The page, usually an Outlet. */
  children: ReactNode
  navigation?: PublicNavigation
  /** Paths of the pages that menus leave out. */
  emptyPages?: readonly string[]
}

/** What surrounds every public page. */
export function PublicLayout({
  site,
  viewer,
  onSignOut,
  children,
  navigation = publicNavigation,
  emptyPages = [],
}: PublicLayoutProps) {
  // Pages of the students' area have one address in both languages.
  const shown = withoutPages(
    navigation,
    emptyPages.flatMap((path) => [path, localPath(path)]),
  )
  usePageViews(site.analyticsId)
  return (
    <Frame>
      <SkipLink />
      <TopBar site={site} viewer={viewer} navigation={shown} onSignOut={onSignOut} />
      <MainArea>{children}</MainArea>
      <Footer site={site} navigation={shown} />
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
