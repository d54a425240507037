import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Reports every page that is opened, where the institute counts visits; else no code for it is loaded. */
export function usePageViews(analyticsId: string | null | undefined): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (analyticsId == null) return
    import('./analytics.ts')
      .then(({ reportPageView }) => reportPageView(analyticsId, pathname))
      // A visit that cannot be counted must not trouble the visitor.
      .catch(() => undefined)
  }, [analyticsId, pathname])
}
