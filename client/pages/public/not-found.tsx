import { data } from 'react-router-dom'
import { NotFoundPage } from '#client/layouts/not-found-page.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'

/** Page of addresses without a route; the status is 404. */
export function loader() {
  return data(null, { status: 404 })
}

export function Component() {
  return (
    <>
      <PageHead title={t('Page not found')} noIndex />
      <NotFoundPage />
    </>
  )
}
