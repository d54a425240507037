import Receipt from 'lucide-react/icons/receipt'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadLatest } from '#client/data/loader-context.ts'
import { nextFee } from '#client/features/student-area/next-fee.ts'
import { rupees } from '#client/features/student-area/rupees.ts'
import { graphql } from '#client/gql/gql.ts'
import type { PaymentRowFragment } from '#client/gql/graphql.ts'
import { usePaymentsQuery } from '#client/gql/hooks/use-payments-query.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { localFile } from '#client/locales/locale.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Section } from '#client/ui/page.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { sayDate } from '#shared/calendar/show-dates.ts'

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

interface FeeDueProps {
  payment: PaymentRowFragment
  howToPay: readonly string[]
  site: {
    phones: readonly string[]
    officeHours?: string | null | undefined
    address?: string | null | undefined
  }
}

/** The fee that is to pay next, and how to pay it. */
function FeeDue({ payment, site, howToPay }: FeeDueProps) {
  const words = {
    address: site.address ?? '',
    hours: site.officeHours ?? '',
    phone: site.phones[0] ?? '',
  }
  const { period } = payment
  const day = <ShownDate at={payment.dueOn} />
  return (
    <Box aria-labelledby="fee-due">
      <div>
        <Badge tone="warning" icon>
          {t('Pending')}
        </Badge>
        <h2 id="fee-due">{payment.term}</h2>
        <Amount>{rupees(payment.amount)}</Amount>
        <p>
          {period
            ? rich('{period}, due by {day}', { period: <Lang>{period}</Lang>, day })
            : rich('due by {day}', { day })}
        </p>
      </div>
      {howToPay.length > 0 && (
        <How>
          <h3>{t('How to pay')}</h3>
          <ul>
            {howToPay.map((line) => (
              <li key={line}>{withWords(line, words)}</li>
            ))}
          </ul>
        </How>
      )}
    </Box>
  )
}

/** The line with the institute's own words; the phone number as a link. */
function withWords(line: string, words: Record<'address' | 'hours' | 'phone', string>): ReactNode[] {
  return line.split(/(\{(?:address|hours|phone)\})/).map((part) => {
    const key = part.slice(1, -1)
    if (part === '{phone}') {
      return (
        <a key={part} href={telephoneLink(words.phone)}>
          {words.phone}
        </a>
      )
    }
    return part === '{address}' || part === '{hours}' ? words[key as 'address' | 'hours'] : part
  })
}

const Box = styled.section`
  display: grid;
  gap: ${space[6]} ${space[12]};
  padding: ${space[5]};
  border: 1px solid ${color('line')};
  border-left: 5px solid ${color('warning')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  ${from('medium')} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space[6]};
  }
  & h2 {
    margin-top: ${space[3]};
    font-size: ${text('large')};
  }
`

const Amount = styled.p`
  font-size: ${text('display')};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  line-height: 1.2;
`

const How = styled.div`
  & > h3 {
    font-size: ${text('body')};
  }
  & > ul {
    display: grid;
    gap: ${space[2]};
    margin-top: ${space[2]};
    padding-left: 1.2em;
    color: ${color('textMuted')};
  }
`

graphql(`
  fragment PaymentRow on Payment {
    id
    term
    amount
    period
    status
    dueOn
    paidOn
    method
    receiptNumber
    receiptUrl
  }
`)

const columns: readonly TableColumn<PaymentRowFragment>[] = [
  { key: 'term', header: t('Term'), rowHeader: true, cell: ({ term }) => term },
  { key: 'amount', header: t('Fee'), align: 'end', cell: ({ amount }) => rupees(amount) },
  {
    key: 'status',
    header: t('Status'),
    cell: ({ status }) => (
      <Badge tone={status === 'PAID' ? 'success' : 'warning'} icon>
        {status === 'PAID' ? t('Paid') : t('Pending')}
      </Badge>
    ),
  },
  {
    key: 'when',
    header: t('Paid or due'),
    cell: ({ paidOn, method, dueOn }) =>
      paidOn ? (
        <span>
          {sayDate(paidOn)}
          {method && <Lang>{`, ${method}`}</Lang>}
        </span>
      ) : (
        t('Due by {day}', { day: sayDate(dueOn) })
      ),
  },
  {
    key: 'receipt',
    header: t('Receipt'),
    cell: ({ receiptUrl, receiptNumber }) =>
      receiptUrl ? (
        <ButtonLink
          variant="secondary"
          size="small"
          icon={<Receipt />}
          to={localFile(receiptUrl)}
          reloadDocument
        >
          {t('Receipt')}
          <VisuallyHidden> {t('{number} as PDF', { number: receiptNumber ?? '' })}</VisuallyHidden>
        </ButtonLink>
      ) : (
        t('After payment')
      ),
  },
]

/** The fees, paid and pending, with a receipt to print for each that is paid. */
function PaymentHistory({ payments }: { payments: readonly PaymentRowFragment[] }) {
  return (
    <Table
      caption={t('Fees by term, newest first')}
      captionHidden
      columns={columns}
      rows={payments}
      rowKey={({ id }) => id}
    />
  )
}
