import { FirstRows } from '#client/features/import-preview/first-rows.tsx'
import { rupees } from '#client/features/student-area/rupees.ts'
import type { PaymentChange, PaymentsReadPartsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Stack } from '#client/ui/stack.ts'
import { StatStrip } from '#client/ui/stat-strip.tsx'
import { Quiet, StackedCell } from '#client/ui/table-cell.ts'
import type { Tone } from '#client/ui/tone.ts'

const changes: Readonly<Record<PaymentChange, { label: string; tone: Tone }>> = {
  CHANGED: { label: t('Takes the place of'), tone: 'warning' },
  NEW: { label: t('New'), tone: 'success' },
  UNCHANGED: { label: t('Unchanged'), tone: 'neutral' },
}
const order = Object.keys(changes) as PaymentChange[]

/** Effects of taking the payments of a file, as counts and row by row. */
export function PaymentsTable({ read: { payments, notes } }: { read: PaymentsReadPartsFragment }) {
  const rows = order.flatMap((one) => payments.filter(({ change }) => change === one))
  const count = (one: PaymentChange) => payments.filter(({ change }) => change === one).length
  const unknown = [...new Set(payments.flatMap(({ isKnown, candidateId }) => (isKnown ? [] : candidateId)))]
  const twice = payments.filter(({ sameAs }) => sameAs !== null)
  const sum = payments.reduce((total, { amount }) => total + amount, 0)
  return (
    <Stack $gap={4}>
      <Callout tone="success" role="status">
        {t(
          'Every row is right: {count, plural, one {# payment} other {# payments}} of {sum}. Nothing is taken yet.',
          { count: payments.length, sum: rupees(sum) },
        )}
      </Callout>
      <StatStrip
        label={t('What taking them does')}
        stats={[
          { label: t('New'), value: count('NEW'), tone: 'success' },
          {
            label: t('Changed'),
            value: count('CHANGED'),
            note: t('have a receipt number that is there'),
            tone: 'warning',
          },
          { label: t('Unchanged'), value: count('UNCHANGED') },
        ]}
      />
      {twice.length > 0 && (
        <Callout tone="warning">
          <p>
            {t(
              '{count, plural, one {# new payment has} other {# new payments have}} the Candidate ID, amount and day of another receipt. Each counts. Are they paid twice, or is a receipt number wrong?',
              { count: twice.length },
            )}
          </p>
          <ul>
            {twice.slice(0, 3).map(({ row, receiptNumber, sameAs }) => (
              <li key={row}>
                {t('row {row}', { row })}:{' '}
                {t('receipt {receiptNumber} beside {sameAs}', { receiptNumber, sameAs: sameAs ?? '' })}
              </li>
            ))}
            {twice.length > 3 && <li>{t('and {count} more', { count: twice.length - 3 })}</li>}
          </ul>
        </Callout>
      )}
      {unknown.length > 0 && (
        <Callout tone="warning">
          {t(
            'No published result file and no student list has {count, plural, one {the Candidate ID} other {# of the Candidate IDs, such as}} {ids}.',
            { count: unknown.length, ids: unknown.slice(0, 3).join(', ') },
          )}
        </Callout>
      )}
      {notes.map((note) => (
        <Callout key={note} tone="info">
          {note}
        </Callout>
      ))}
      <FirstRows
        caption={t('Payments of the file')}
        what={t('payments')}
        rows={rows}
        rowKey={({ row }) => String(row)}
        columns={[
          {
            key: 'candidate',
            header: t('Candidate ID'),
            rowHeader: true,
            cell: ({ candidateId, row }) => (
              <StackedCell>
                {candidateId}
                <Quiet>{t('row {row}', { row })}</Quiet>
              </StackedCell>
            ),
          },
          {
            key: 'payment',
            header: t('Payment'),
            cell: ({ amount, day, receiptNumber, method }) => (
              <StackedCell>
                <strong>{rupees(amount)}</strong>
                <ShownDate at={day} stacked />
                <Quiet>{[receiptNumber, method].filter(Boolean).join(', ')}</Quiet>
              </StackedCell>
            ),
          },
          {
            key: 'change',
            header: t('Change'),
            cell: ({ change, before }) => (
              <StackedCell>
                <Badge tone={changes[change].tone}>{changes[change].label}</Badge>
                {change === 'CHANGED' && <Quiet>{before}</Quiet>}
              </StackedCell>
            ),
          },
        ]}
      />
    </Stack>
  )
}
