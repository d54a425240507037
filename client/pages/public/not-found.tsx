import { data } from 'react-router-dom'
import { NotFoundPage } from '#client/layouts/not-found-page.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'

/** Whatever address no other route claims: the answer's status says that there is nothing here. */
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
