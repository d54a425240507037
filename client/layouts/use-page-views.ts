import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadOptional } from '#client/data/optional-part.ts'
import { useHandles } from './use-handles.ts'

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
