import { useEffect, useEffectEvent } from 'react'
import type { FormTools } from '#client/features/content-editor/content-form.tsx'
import { FirstRows } from '#client/features/import-preview/first-rows.tsx'
import { SmallFile, useSmallImport } from '#client/features/import-preview/small-import.tsx'
import { rupees } from '#client/features/student-area/rupees.ts'
import { graphql } from '#client/gql/gql.ts'
import type { PaymentChange, PaymentsReadPartsFragment } from '#client/gql/graphql.ts'
import { useReadPaymentsMutation } from '#client/gql/hooks/use-read-payments-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Stack } from '#client/ui/stack.ts'
import { StatStrip } from '#client/ui/stat-strip.tsx'
import { Quiet, StackedCell } from '#client/ui/table-cell.ts'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import type { Tone } from '#client/ui/tone.ts'

export const PAYMENTS_READ_FRAGMENT = graphql(`
  fragment PaymentsReadParts on PaymentsRead {
    lines
    notes
    payments { row candidateId isKnown amount day receiptNumber method change before sameAs }
  }
`)

graphql(`
  mutation ReadPayments($file: Upload!, $sheet: String, $lines: [String!]!) {
    readPayments(file: $file, sheet: $sheet, lines: $lines) {
      __typename
      ...PaymentsReadParts
      ...CsvProblems
    }
  }
`)

/** Of a file, with the lines that it was read against. */
type Read = PaymentsReadPartsFragment & { against: string }

const openFile = {
  path: 'paymentsFile',
  message: t('Take the payments of the file, or discard it, before you save'),
}

const isNew = ({ change }: PaymentsReadPartsFragment['payments'][number]) => change !== 'UNCHANGED'

interface PaymentsUploadProps extends Pick<FormTools, 'unsaved' | 'setOpenProblem'> {
  /** The payments of the form, one on each line. */
  lines: string
  onTake: (lines: string) => void
}

/** Reads payments from a file into the form of a fee, after a preview. Saving is up to the form. */
export function PaymentsUpload({ lines, unsaved, onTake, setOpenProblem }: PaymentsUploadProps) {
  const [readPayments] = useReadPaymentsMutation({ fetchPolicy: 'no-cache' })
  const imported = useSmallImport<Read, { __typename: 'PaymentsTaken' }>(
    'PaymentsRead',
    async (file, sheet) => {
      const own = lines.split('\n').filter((line) => line.trim() !== '')
      const { data } = await readPayments({
        variables: { file, lines: own, ...(sheet !== undefined && { sheet }) },
      })
      const answer = data?.readPayments
      return answer?.__typename === 'PaymentsRead' ? { ...answer, against: lines } : answer
    },
  )
  const { state, choose, finish } = imported

  const isOpen = state.kind === 'read' && state.read.payments.some(isNew)
  const tell = useEffectEvent(setOpenProblem)
  useEffect(() => tell(isOpen ? openFile : undefined), [isOpen])
  // They are saved, with the form.
  if (state.kind === 'done' && !unsaved) void choose(null)

  return (
    <Stack as="section" $gap={4} aria-labelledby="payments-file">
      <h2 id="payments-file">{t('Payments from a file')}</h2>
      {state.kind === 'done' && (
        <TakesFocus>
          <Callout tone="success" role="status" title={t('The payments are in the form.')}>
            <p>{t('Nothing is saved yet. Students see them once you publish the fee.')}</p>
          </Callout>
        </TakesFocus>
      )}
      <SmallFile
        name="paymentsFile"
        hint={t(
          'With the columns Candidate ID, Amount, Date and Receipt Number; Method if you have it. A payment whose receipt number is there already for the same Candidate ID takes its place.',
        )}
        refused={t('This file cannot be used')}
        failed={{
          title: t('The file could not be read'),
          message: (message) => t('{message} No payment was taken.', { message }),
        }}
        imported={imported}
      />
      {state.kind === 'read' &&
        (state.read.against === lines ? (
          <>
            <PaymentsTable read={state.read} />
            <FormActions>
              <Button
                variant="secondary"
                disabled={!state.read.payments.some(isNew)}
                onClick={() => {
                  onTake(state.read.lines.join('\n'))
                  finish({ __typename: 'PaymentsTaken' })
                }}
              >
                {t('Take these payments')}
              </Button>
              <Button variant="secondary" onClick={() => void choose(null)}>
                {t('Discard this file')}
              </Button>
            </FormActions>
          </>
        ) : (
          <Callout tone="warning" role="alert" title={t('The payments in the form have changed')}>
            <div>
              <Button variant="secondary" size="small" onClick={() => void choose(state.file, state.sheet)}>
                {t('Read the file again')}
              </Button>
            </div>
          </Callout>
        ))}
    </Stack>
  )
}

const changes: Readonly<Record<PaymentChange, { label: string; tone: Tone }>> = {
  CHANGED: { label: t('Takes the place of'), tone: 'warning' },
  NEW: { label: t('New'), tone: 'success' },
  UNCHANGED: { label: t('Unchanged'), tone: 'neutral' },
}
const order = Object.keys(changes) as PaymentChange[]

/** Effects of taking the payments of a file, as counts and row by row. */
function PaymentsTable({ read: { payments, notes } }: { read: PaymentsReadPartsFragment }) {
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
