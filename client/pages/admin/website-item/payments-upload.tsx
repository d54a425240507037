import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import type { FormTools } from '#client/features/content-editor/content-form.tsx'
import { CsvProblems } from '#client/features/import-preview/csv-problems.tsx'
import { TableFileField } from '#client/features/import-preview/table-file-field.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { CsvProblemsFragment, PaymentsReadPartsFragment } from '#client/gql/graphql.ts'
import { useReadPaymentsMutation } from '#client/gql/hooks/use-read-payments-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
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

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; file: File }
  | { kind: 'refused'; file: File; refusal: CsvProblemsFragment }
  /** `lines`: those that were read against. */
  | { kind: 'read'; file: File; sheet: string | undefined; read: PaymentsReadPartsFragment; lines: string }
  | { kind: 'failed'; file: File; message: string }
  | { kind: 'taken' }

const words = {
  refused: ({ message, sheets }: CsvProblemsFragment) => ({
    title: sheets.length > 0 ? t('Choose a sheet') : t('This file cannot be used'),
    message,
  }),
}

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
  const [state, setState] = useState<State>({ kind: 'idle' })

  const isOpen = state.kind === 'read' && state.read.payments.some(isNew)
  const tell = useEffectEvent(setOpenProblem)
  useEffect(() => tell(isOpen ? openFile : undefined), [isOpen])
  // They are saved, with the form.
  if (state.kind === 'taken' && !unsaved) setState({ kind: 'idle' })

  async function read(file: File, sheet?: string) {
    setState({ kind: 'reading', file })
    try {
      const own = lines.split('\n').filter((line) => line.trim() !== '')
      const { data } = await readPayments({
        variables: { file, lines: own, ...(sheet !== undefined && { sheet }) },
      })
      const answer = data?.readPayments
      if (answer?.__typename === 'PaymentsRead') setState({ kind: 'read', file, sheet, read: answer, lines })
      else if (answer?.__typename === 'InvalidCsv') setState({ kind: 'refused', file, refusal: answer })
      else throw new Error(t('The server did not answer as expected. Please try again.'))
    } catch (failure) {
      setState({ kind: 'failed', file, message: errorMessage(failure) })
    }
  }

  function choose(file: File | null) {
    if (file === null) setState({ kind: 'idle' })
    else void read(file)
  }

  return (
    <Stack as="section" $gap={4} aria-labelledby="payments-file">
      <h2 id="payments-file">{t('Payments from a file')}</h2>
      {state.kind === 'taken' && (
        <TakesFocus>
          <Callout tone="success" role="status" title={t('The payments are in the form.')}>
            <p>{t('Nothing is saved yet. Students see them once you publish the fee.')}</p>
          </Callout>
        </TakesFocus>
      )}
      <TableFileField
        name="paymentsFile"
        hint={t(
          'With the columns Candidate ID, Amount, Date and Receipt Number; Method if you have it. A payment whose receipt number is there already for the same Candidate ID takes its place.',
        )}
        file={'file' in state ? state.file : null}
        disabled={state.kind === 'reading'}
        onChoose={choose}
      />
      {state.kind === 'reading' && <ProgressBar label={t('Checking every row…')} />}
      {state.kind === 'refused' && (
        <CsvProblems
          key={state.file.lastModified}
          words={words}
          fileName={state.file.name}
          refusal={state.refusal}
          onRead={({ sheet }) => void read(state.file, sheet)}
        />
      )}
      {state.kind === 'failed' && (
        <Callout tone="danger" role="alert" title={t('The file could not be read')}>
          <p>{t('{message} No payment was taken.', { message: state.message })}</p>
          <div>
            <Button variant="secondary" size="small" onClick={() => void read(state.file)}>
              {t('Try again')}
            </Button>
          </div>
        </Callout>
      )}
      {state.kind === 'read' &&
        (state.lines === lines ? (
          <>
            <PaymentsTable read={state.read} />
            <FormActions>
              <Button
                variant="secondary"
                disabled={!state.read.payments.some(isNew)}
                onClick={() => {
                  onTake(state.read.lines.join('\n'))
                  setState({ kind: 'taken' })
                }}
              >
                {t('Take these payments')}
              </Button>
              <Button variant="secondary" onClick={() => choose(null)}>
                {t('Discard this file')}
              </Button>
            </FormActions>
          </>
        ) : (
          <Callout tone="warning" role="alert" title={t('The payments in the form have changed')}>
            <div>
              <Button variant="secondary" size="small" onClick={() => void read(state.file, state.sheet)}>
                {t('Read the file again')}
              </Button>
            </div>
          </Callout>
        ))}
    </Stack>
  )
}
