import { useQuery } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { FeeDue } from '#client/features/student-area/fee-due.tsx'
import { PaymentHistory } from '#client/features/student-area/payment-history.tsx'
import { graphql } from '#client/gql/gql.ts'
import { StudentPage } from '#client/shell/student-page.tsx'
import { Section } from '#client/ui/page.tsx'

const PaymentsQuery = graphql(`
  query Payments {
    payments { ...PaymentRow @unmask }
    site { phones officeHours address }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, PaymentsQuery)
  return null
}

export function Component() {
  const { data } = useQuery(PaymentsQuery)
  const pending = data?.payments.find(({ status }) => status === 'PENDING')
  return (
    <StudentPage
      title="Fee Payment"
      intro="What is paid and what is to pay. Sample records until the accountant adds yours."
    >
      {data && pending && <FeeDue payment={pending} site={data.site} />}
      <Section title="History">{data && <PaymentHistory payments={data.payments} />}</Section>
    </StudentPage>
  )
}
