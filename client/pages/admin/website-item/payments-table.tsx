import { useState } from 'react'
import styled from 'styled-components'
import { rupees } from '#client/features/student-area/rupees.ts'
import type { PaymentChange, PaymentsReadPartsFragment } from '#client/gql/graphql.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { StatStrip } from '#client/ui/stat-strip.tsx'
import { Table } from '#client/ui/table.tsx'
import type { Tone } from '#client/ui/tone.ts'

const changes: Readonly<Record<PaymentChange, { label: string; tone: Tone }>> = {
  CHANGED: { label: 'Takes the place of another', tone: 'warning' },
  NEW: { label: 'New', tone: 'success' },
  UNCHANGED: { label: 'Unchanged', tone: 'neutral' },
}
const order = Object.keys(changes) as PaymentChange[]
const shownAtFirst = 10

/** What taking the payments of a file does, as counts and row by row. */
export function PaymentsTable({ read: { payments, notes } }: { read: PaymentsReadPartsFragment }) {
  const [all, setAll] = useState(false)
  const rows = order.flatMap((one) => payments.filter(({ change }) => change === one))
  const shown = all ? rows : rows.slice(0, shownAtFirst)
  const count = (one: PaymentChange) => payments.filter(({ change }) => change === one).length
  const unknown = [...new Set(payments.flatMap(({ isKnown, candidateId }) => (isKnown ? [] : candidateId)))]
  const sum = payments.reduce((total, { amount }) => total + amount, 0)
  return (
    <Box>
      <Callout tone="success" role="status">
        Every row is right: {payments.length === 1 ? '1 payment' : `${payments.length} payments`} of{' '}
        {rupees(sum)}. Nothing is taken yet.
      </Callout>
      <StatStrip
        label="What taking them does"
        stats={[
          { label: 'New', value: count('NEW'), tone: 'success' },
          {
            label: 'Changed',
            value: count('CHANGED'),
            note: 'have a receipt number that is there',
            tone: 'warning',
          },
          { label: 'Unchanged', value: count('UNCHANGED') },
        ]}
      />
      {unknown.length > 0 && (
        <Callout tone="warning">
          No published result file and no student list has{' '}
          {unknown.length === 1 ? 'the Candidate ID' : `${unknown.length} of the Candidate IDs, such as`}{' '}
          {unknown.slice(0, 3).join(', ')}.
        </Callout>
      )}
      {notes.map((note) => (
        <Callout key={note} tone="info">
          {note}
        </Callout>
      ))}
      <Table
        caption="Payments of the file"
        captionHidden
        rows={shown}
        rowKey={({ row }) => String(row)}
        columns={[
          {
            key: 'candidate',
            header: 'Candidate ID',
            rowHeader: true,
            cell: ({ candidateId, row }) => (
              <Parts>
                {candidateId}
                <span>row {row}</span>
              </Parts>
            ),
          },
          {
            key: 'payment',
            header: 'Payment',
            cell: ({ amount, day, receiptNumber, method }) => (
              <Parts>
                <strong>{rupees(amount)}</strong>
                <ShownDate at={day} stacked />
                <span>{[receiptNumber, method].filter(Boolean).join(', ')}</span>
              </Parts>
            ),
          },
          {
            key: 'change',
            header: 'Change',
            cell: ({ change }) => <Badge tone={changes[change].tone}>{changes[change].label}</Badge>,
          },
        ]}
      />
      {shown.length < rows.length && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAll(true)}>
            Show all {rows.length} payments
          </Button>
        </div>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

const Parts = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  & > span {
    color: ${color('textMuted')};
    font-size: ${text('small')};
    font-weight: 400;
  }
`
