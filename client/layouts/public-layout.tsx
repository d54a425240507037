import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useEmptyPages, useSite, useViewer } from '#client/data/root-data.ts'
import { ChatPanel } from './chat-panel.tsx'
import { Footer } from './footer.tsx'
import { MainArea } from './main-area.tsx'
import { type PublicNavigation, publicNavigation, withoutPages } from './navigation-items.ts'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { usePageViews } from './use-page-views.ts'

interface PublicLayoutProps {
  onSignOut: () => void
  /** The page, usually an Outlet. */
  children: ReactNode
  navigation?: PublicNavigation
}

/** What surrounds every public page. */
export function PublicLayout({ onSignOut, children, navigation = publicNavigation }: PublicLayoutProps) {
  const site = useSite()
  const shown = withoutPages(navigation, useEmptyPages())
  usePageViews(site.analyticsId)
  return (
    <Frame>
      <SkipLink />
      <TopBar site={site} viewer={useViewer()} navigation={shown} onSignOut={onSignOut} />
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
