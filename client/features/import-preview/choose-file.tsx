import { skipToken } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import { useUploadsAheadQuery } from '#client/gql/hooks/use-uploads-ahead-query.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { fileSize } from '#client/ui/file-size.ts'
import { Lang } from '#client/ui/lang.tsx'
import { LeaveQuestion } from '#client/ui/leave-question.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { Stack } from '#client/ui/stack.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { useTakenFocus } from '#client/ui/use-taken-focus.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { grouped } from '#shared/digits.ts'
import { CsvProblems } from './csv-problems.tsx'
import type { ImportWords, ReadOptions, StagedFile, UnsentAnswers } from './import-kind.ts'
import { TableFileField } from './table-file-field.tsx'
import type { UploadState } from './use-upload.ts'

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
  const { notCsv } = words
  const { toast } = useToast()
  const underWay = state.kind === 'sending' || state.kind === 'checking'
  const ahead = useUploadsAhead(state.kind === 'checking' ? state.key : undefined)
  const file = state.kind === 'idle' ? undefined : state.file

  return (
    <Stack $gap={4}>
      <TableFileField
        name="file"
        label={words.file}
        required={!staged}
        hint={staged ? t('Another file takes the place of this one.') : hint}
        file={file ?? (staged ? { name: withEnding(staged.fileName) } : null)}
        note={!file && staged && t('({count} records)', { count: grouped(staged.totalRows) })}
        disabled={underWay}
        notRead={notCsv.message}
        onChoose={(next) => (next ? onChoose(next) : file ? onReset() : onDiscard())}
        onNotRead={() => {
          onReset()
          if (notCsv.title !== undefined)
            toast({ title: notCsv.title, description: notCsv.message, tone: 'destructive' })
        }}
      />
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

/** A student list has its name without the ending, which the chosen file had. */
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

/** So long a slow line may pause before somebody should know. */
const STALLED_MS = 15_000

interface UploadProgressProps {
  file: File
  /** Share that was sent, from 0 to 1; undefined once all has arrived and is being checked. */
  share: number | undefined
  /** How many files are checked before it; undefined when it does not wait. */
  ahead?: number | undefined
  onCancel: () => void
  onRestart: () => void
}

const LABELS = {
  uploading: t('Uploading…'),
  waiting: t('Waiting to be checked…'),
  checking: t('Checking every row and comparing with what is published…'),
}

const statusOf = (phase: keyof typeof LABELS, file: string) =>
  ({
    uploading: t('{file} is being uploaded.', { file }),
    waiting: t('{file} has arrived and is waiting to be checked.', { file }),
    checking: t('{file} has arrived and is being checked.', { file }),
  })[phase]

/** How far a file is on its way, that it waits, and that it is being checked then. All can be broken off. */
export function UploadProgress({ file, share, ahead, onCancel, onRestart }: UploadProgressProps) {
  const stalled = useStalled(share)
  const phase = share !== undefined ? 'uploading' : ahead !== undefined ? 'waiting' : 'checking'
  return (
    <Stack $gap={2}>
      <Line>
        <ProgressBar label={LABELS[phase]} value={share} />
        <Button variant="secondary" size="small" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Line>
      {/* The phases are read out, not each per cent. */}
      <VisuallyHidden role="status">{statusOf(phase, file.name)}</VisuallyHidden>
      {share !== undefined && (
        <Amount>
          {t('{part} of {whole} have gone. Nothing is published by this.', {
            part: fileSize(share * file.size),
            whole: fileSize(file.size),
          })}
        </Amount>
      )}
      {phase === 'waiting' && (
        <Amount>
          {t(
            '{ahead, plural, one {There is # file} other {There are # files}} ahead of yours. Keep this page open until your file has been checked.',
            { ahead: ahead ?? 0 },
          )}
        </Amount>
      )}
      {stalled && (
        <Stalled role="status">
          {t('Nothing has moved for a while: the connection is very slow, or cut.')}{' '}
          <Button variant="secondary" size="small" onClick={onRestart}>
            {t('Start again')}
          </Button>
        </Stalled>
      )}
    </Stack>
  )
}

/** Whether nothing has gone for a while. */
function useStalled(share: number | undefined): boolean {
  const [stalledAt, setStalledAt] = useState<number>()
  useEffect(() => {
    if (share === undefined) return
    const timer = setTimeout(() => setStalledAt(share), STALLED_MS)
    return () => clearTimeout(timer)
  }, [share])
  return share !== undefined && share === stalledAt
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: end;
`

const Amount = styled.p`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
`

const Stalled = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  font-size: ${text('small')};
`

const ASK_EVERY_MS = 2_000

graphql(`query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }`)

/** Number of files that are checked before an upload that has arrived; undefined when it does not wait. */
function useUploadsAhead(key: string | undefined): number | undefined {
  const { data } = useUploadsAheadQuery(
    key === undefined
      ? skipToken
      : // Without an answer the page shows its present data, and asks again.
        { variables: { key }, fetchPolicy: 'no-cache', errorPolicy: 'ignore', pollInterval: ASK_EVERY_MS },
  )
  return data?.uploadsAhead ?? undefined
}
