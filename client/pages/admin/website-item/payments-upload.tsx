import { useEffect, useEffectEvent } from 'react'
import type { FormTools } from '#client/features/content-editor/content-form.tsx'
import { SmallFile, useSmallImport } from '#client/features/import-preview/small-import.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { PaymentsReadPartsFragment } from '#client/gql/graphql.ts'
import { useReadPaymentsMutation } from '#client/gql/hooks/use-read-payments-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { Stack } from '#client/ui/stack.ts'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { PaymentsTable } from './payments-table.tsx'

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

/** Reads payments from a file into the form of a fee, after a look at what that does. Saving is up to the form. */
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
