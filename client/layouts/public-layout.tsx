import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { loadOptional } from '#client/data/optional-part.ts'
import { useEmptyPages, useSite, useViewer } from '#client/data/root-data.ts'
import { ChatPanel } from './chat-panel.tsx'
import { Footer } from './footer.tsx'
import { MainArea } from './main-area.tsx'
import { publicNavigation, withoutPages } from './navigation-items.ts'
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
