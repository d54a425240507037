import { t } from '#client/locales/t.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** For a page whose content the institute has not published yet; nothing links to it. */
export function NothingPublished({ seed }: { seed: string }) {
  return (
    <EmptyState seed={seed} title={t('Nothing here yet')}>
      {t('The institute has not published anything on this page so far. Please come back another day.')}
    </EmptyState>
  )
}
