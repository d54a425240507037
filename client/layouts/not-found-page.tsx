import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { MessagePage } from './message-page.tsx'

/** For addresses that lead nowhere; stands inside a layout. */
export function NotFoundPage() {
  return (
    <MessagePage
      title={t('Page not found')}
      actions={<ButtonLink to={paths.home}>{t('Back to home')}</ButtonLink>}
    >
      <p>{t('There is no page at this address. It may have moved, or the address has a typing slip.')}</p>
    </MessagePage>
  )
}
