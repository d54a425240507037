import Receipt from 'lucide-react/icons/receipt'
import { rupees } from '#client/features/student-area/rupees.ts'
import { graphql } from '#client/gql/gql.ts'
import type { PaymentRowFragment } from '#client/gql/graphql.ts'
import { localFile } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { sayDate } from '#shared/calendar/show-dates.ts'

export const PAYMENT_ROW_FRAGMENT = graphql(`
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
export function PaymentHistory({ payments }: { payments: readonly PaymentRowFragment[] }) {
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
