import { useState } from 'react'
import { changeFailure } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { CsvProblems } from './csv-problems.tsx'
import type { CsvRefusal } from './import-kind.ts'
import { TableFileField } from './table-file-field.tsx'

type Named = { __typename?: string }

type State<Read, Done> =
  | { kind: 'idle' }
  | { kind: 'reading'; file: File }
  | { kind: 'refused'; file: File; refusal: CsvRefusal }
  | { kind: 'failed'; file: File; message: string }
  | {
      kind: 'read'
      file: File
      /** The one that was chosen, of a spreadsheet with several. */
      sheet: string | undefined
      read: Read
      /** The file has other effects than at the first look. */
      changed: boolean
      sending: boolean
      problems?: ReturnType<typeof changeFailure>
    }
  | { kind: 'done'; done: Done }

/**
 * A small file on its way: read, looked at, and carried out or discarded. The server keeps nothing of it between these.
 *
 * @param type of the answer to a look.
 * @param ask reads a file, and carries it out as it was `read` before.
 */
export function useSmallImport<Read extends Named, Done extends Named>(
  type: Read['__typename'],
  ask: (file: File, sheet?: string, read?: Read) => Promise<Read | CsvRefusal | Done | null | undefined>,
) {
  const [state, setState] = useState<State<Read, Done>>({ kind: 'idle' })
  const isRead = (answer: Read | Done): answer is Read => answer.__typename === type

  async function attempt(file: File, sheet?: string, before?: Read) {
    const answer = await ask(file, sheet, before)
    if (!answer) throw new Error(t('The server did not answer as expected. Please try again.'))
    if (isRefusal(answer)) setState({ kind: 'refused', file, refusal: answer })
    else if (!isRead(answer)) setState({ kind: 'done', done: answer })
    else setState({ kind: 'read', file, sheet, read: answer, changed: before !== undefined, sending: false })
  }

  return {
    state,
    async choose(file: File | null, sheet?: string) {
      if (file === null) return setState({ kind: 'idle' })
      setState({ kind: 'reading', file })
      await attempt(file, sheet).catch((error: unknown) =>
        setState({ kind: 'failed', file, message: errorMessage(error) }),
      )
    },
    async send() {
      if (state.kind !== 'read' || state.sending) return
      const { problems: _, ...read } = state
      setState({ ...read, sending: true })
      await attempt(read.file, read.sheet, read.read).catch((error: unknown) =>
        setState({ ...read, problems: changeFailure(error) }),
      )
    },
    finish: (done: Done) => setState({ kind: 'done', done }),
  }
}

const isRefusal = (answer: Named): answer is CsvRefusal => answer.__typename === 'InvalidCsv'

interface SmallFileProps {
  name: string
  hint: string
  /** Title of a refused file. */
  refused: string
  failed: { title: string; message: (message: string) => string }
  imported: {
    state: State<unknown, unknown>
    choose: (file: File | null, sheet?: string) => Promise<void>
  }
}

/** The choice of a small file, and why it was not read. */
export function SmallFile({ name, hint, refused, failed, imported: { state, choose } }: SmallFileProps) {
  return (
    <>
      <TableFileField
        name={name}
        label={t('CSV file or spreadsheet')}
        hint={hint}
        file={'file' in state ? state.file : null}
        disabled={state.kind === 'reading' || (state.kind === 'read' && state.sending)}
        notRead={t('Please select a CSV file or a spreadsheet.')}
        onChoose={(next) => void choose(next)}
        onNotRead={() => void choose(null)}
      />
      {state.kind === 'reading' && <ProgressBar label={t('Checking every row…')} />}
      {state.kind === 'refused' && (
        <CsvProblems
          key={state.file.lastModified}
          words={{
            refused: ({ message, sheets }) => ({
              title: sheets.length > 0 ? t('Choose a sheet') : refused,
              message,
            }),
          }}
          fileName={state.file.name}
          refusal={state.refusal}
          onRead={({ sheet }) => void choose(state.file, sheet)}
        />
      )}
      {state.kind === 'failed' && (
        <Callout tone="danger" role="alert" title={failed.title}>
          <p>{failed.message(state.message)}</p>
          <div>
            <Button variant="secondary" size="small" onClick={() => void choose(state.file)}>
              {t('Try again')}
            </Button>
          </div>
        </Callout>
      )}
    </>
  )
}
