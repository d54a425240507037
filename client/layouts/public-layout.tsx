import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useEmptyPages, useSite, useViewer } from '#client/data/root-data.ts'
import { ChatPanel } from './chat-panel.tsx'
import { Footer } from './footer.tsx'
import { MainArea } from './main-area.tsx'
import { publicNavigation, withoutPages } from './navigation-items.ts'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { usePageViews } from './use-page-views.ts'

interface PublicLayoutProps {
  onSignOut: () => void
  /** The page, usually an Outlet. */
  children: ReactNode
}

/** What surrounds every public page. */
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
