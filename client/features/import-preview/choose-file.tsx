import { useState } from 'react'
import { rich, t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Field } from '#client/ui/field.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { LeaveQuestion } from '#client/ui/leave-question.tsx'
import { Stack } from '#client/ui/stack.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { useTakenFocus } from '#client/ui/use-taken-focus.ts'
import { grouped } from '#shared/digits.ts'
import { CsvProblems } from './csv-problems.tsx'
import type { ImportWords, ReadOptions, StagedFile, UnsentAnswers } from './import-kind.ts'
import { isSpreadsheet, isTable, SpreadsheetNotice, TABLE_ENDINGS } from './spreadsheet-notice.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { UploadState } from './use-upload.ts'
import { useUploadsAhead } from './use-uploads-ahead.ts'

interface ChooseFileProps {
  words: ImportWords
  state: UploadState
  /** The file that has a preview already: another one takes its place. */
  staged: StagedFile | undefined
  onChoose: (file: File, options?: ReadOptions) => void
  onAnswer?: (file: File, answers: UnsentAnswers) => void
  onCancel: () => void
  /** Forgets the chosen file; back to the preview where there is one. */
  onReset: () => void
  onDiscard: () => void
  hint: string
}

/** The choice of a CSV file or a spreadsheet, and everything that happens until it is checked or refused. */
export function ChooseFile(props: ChooseFileProps) {
  const { words, state, staged, onChoose, onAnswer, onCancel, onReset, onDiscard, hint } = props
  const [error, setError] = useState<string>()
  const [spreadsheet, setSpreadsheet] = useState<string>()
  const { toast } = useToast()
  const underWay = state.kind === 'sending' || state.kind === 'checking'
  const ahead = useUploadsAhead(state.kind === 'checking' ? state.key : undefined)
  const file = state.kind === 'idle' ? undefined : state.file

  function choose(next: File | null) {
    setError(undefined)
    setSpreadsheet(undefined)
    if (next === null) return file ? onReset() : onDiscard()
    if (isTable(next.name)) return onChoose(next)
    const { title, message } = words.notCsv
    onReset()
    setError(message)
    if (isSpreadsheet(next.name)) setSpreadsheet(next.name)
    if (title !== undefined) toast({ title, description: message, tone: 'destructive' })
  }

  return (
    <Stack $gap={4}>
      <Field
        name="file"
        label={words.file}
        error={error}
        required={!staged}
        hint={staged ? t('Another file takes the place of this one.') : hint}
      >
        <FileDrop
          file={file ?? (staged ? { name: withEnding(staged.fileName) } : null)}
          note={!file && staged && t('({count} records)', { count: grouped(staged.totalRows) })}
          onChange={choose}
          accept={TABLE_ENDINGS.join()}
          prompt={t('Choose a CSV file or a spreadsheet')}
          disabled={underWay}
        />
      </Field>
      {spreadsheet !== undefined && <SpreadsheetNotice fileName={spreadsheet} />}
      {underWay && (
        <LeaveQuestion confirmLabel={t('Stop the upload and leave')}>
          <p>
            {rich('{file} is still being uploaded. Leaving stops that: nothing of it is kept.', {
              file: (
                <strong>
                  <Lang>{state.file.name}</Lang>
                </strong>
              ),
            })}
          </p>
        </LeaveQuestion>
      )}
      {underWay && (
        <UploadProgress
          file={state.file}
          share={state.kind === 'sending' ? state.share : undefined}
          ahead={ahead}
          onRestart={() => onChoose(state.file)}
          onCancel={() => {
            onCancel()
            toast({ title: t('Upload cancelled'), description: t('Nothing of the file was kept.') })
          }}
        />
      )}
      {(state.kind === 'cancelled' || state.kind === 'failed') && (
        <SendAgain state={state} onChoose={onChoose} />
      )}
      {state.kind === 'refused' && (
        <CsvProblems
          words={words}
          fileName={state.file.name}
          refusal={state.refusal}
          onRead={(options) => onChoose(state.file, options)}
          onAnswer={(answers) => onAnswer?.(state.file, answers)}
        />
      )}
      {staged && file && !underWay && (
        <div>
          <Button variant="secondary" onClick={onReset}>
            {t('Back to the preview of {file}', { file: staged.fileName })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** A student list goes by its name without the ending; what was chosen had it. */
function withEnding(fileName: string): string {
  return /\.csv$/i.test(fileName) ? fileName : `${fileName}.csv`
}

interface SendAgainProps {
  state: Extract<UploadState, { kind: 'cancelled' | 'failed' }>
  onChoose: (file: File) => void
}

/** After an upload that did not arrive: the file is still chosen, one press sends it again. */
function SendAgain({ state, onChoose }: SendAgainProps) {
  const failed = state.kind === 'failed'
  const again = useTakenFocus<HTMLButtonElement>()
  return (
    <Callout
      tone={failed ? 'danger' : 'info'}
      role={failed ? 'alert' : 'status'}
      title={failed ? state.title : t('Upload cancelled')}
    >
      {failed && <p>{state.message}</p>}
      <p>{t('Nothing of {file} was kept. The file is still chosen.', { file: state.file.name })}</p>
      <div>
        <Button variant="secondary" size="small" ref={again} onClick={() => onChoose(state.file)}>
          {failed ? t('Try again') : t('Upload it after all')}
        </Button>
      </div>
    </Callout>
  )
}
