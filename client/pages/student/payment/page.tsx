import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { nextFee } from '#client/features/student-area/next-fee.ts'
import { graphql } from '#client/gql/gql.ts'
import { usePaymentsQuery } from '#client/gql/hooks/use-payments-query.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Section } from '#client/ui/page.tsx'
import { FeeDue } from './fee-due.tsx'
import { PaymentHistory } from './payment-history.tsx'

const PaymentsQuery = graphql(`
  query Payments {
    payments { ...PaymentRow }
    howToPay
    site { phones officeHours address }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, PaymentsQuery)
  return null
}

export function Component() {
  const { data } = usePaymentsQuery()
  const recorded = data !== undefined && data.payments.length > 0
  const phone = data?.site.phones[0]
  const pending = data && nextFee(data.payments)
  return (
    <StudentPage title={t('Fee Payment')} intro={t('What is paid and what is to pay.')}>
      {data && pending && <FeeDue payment={pending} site={data.site} howToPay={data.howToPay} />}
      {recorded ? (
        <Section title={t('History')}>
          <PaymentHistory payments={data.payments} />
        </Section>
      ) : (
        <EmptyState seed="payments" title={t('No fees on record yet')}>
          {t(
            'Your fees and receipts will be here once the office has entered them and your Candidate ID is linked to your account.',
          )}
          {phone !== undefined && ` ${t('Questions about fees: {phone}.', { phone })}`}
        </EmptyState>
      )}
    </StudentPage>
  )
}
