import { useSearchParams } from 'react-router-dom'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { Card } from '#client/ui/card.tsx'
import { Page } from '#client/ui/page.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { RequestLinkForm } from './request-link-form.tsx'

/** Where the link of the confirmation mail leads; without its token, the mail can be asked for again. */
export function Component() {
  const [params] = useSearchParams()
  const token = params.get('token')
  return (
    <Page title={t('Confirm your email address')} width="reading">
      <PageHead title={t('Confirm your email address')} noIndex />
      <Card $padding="roomy">{token === null ? <RequestLinkForm /> : <ConfirmEmail token={token} />}</Card>
    </Page>
  )
}
