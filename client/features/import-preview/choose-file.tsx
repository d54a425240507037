import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Field } from '#client/ui/field.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { fieldId } from '#client/ui/form-errors.ts'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { CsvProblems } from './csv-problems.tsx'
import type { StageState } from './use-stage-upload.ts'

interface ChooseFileProps {
  state: StageState
  onChoose: (file: File) => void
  onCancel: () => void
  /** Name of the file that has a preview already: another one takes its place. */
  replaces: string | undefined
}

/** The choice of a CSV file, and everything that happens until it is checked or refused. */
export function ChooseFile({ state, onChoose, onCancel, replaces }: ChooseFileProps) {
  const [error, setError] = useState<string>()
  const { toast } = useToast()
  const sending = state.kind === 'sending'
  const another = replaces !== undefined
  const cancelled = useRef(false)
  useEffect(() => {
    if (sending || !cancelled.current) return
    cancelled.current = false
    document.getElementById(fieldId('file'))?.focus()
  }, [sending])

  function choose(file: File | null) {
    onCancel()
    const wrong = file !== null && !file.name.toLowerCase().endsWith('.csv')
    setError(wrong ? 'Please upload a CSV file' : undefined)
    if (file !== null && !wrong) onChoose(file)
  }

  function cancel() {
    cancelled.current = true
    onCancel()
    toast({ title: 'Upload cancelled', description: 'Nothing of the file was published.' })
  }

  return (
    <Box>
      <div aria-live="polite">
        <Field
          name="file"
          label={another ? 'Another results file' : 'Results file'}
          error={error}
          required={!another}
          hint={
            another
              ? `It takes the place of ${replaces}.`
              : 'Choosing a file uploads and checks it. Candidates see nothing until you publish.'
          }
        >
          <FileDrop
            file={state.kind === 'idle' ? null : state.file}
            onChange={choose}
            accept=".csv"
            prompt={another ? 'Choose another CSV file' : 'Choose a CSV file'}
            disabled={sending}
          />
        </Field>
      </div>
      {sending && <Sending share={state.share} onCancel={cancel} />}
      {state.kind === 'failed' && (
        <Callout tone="danger" role="alert" title="Error uploading file">
          <p>{state.message}</p>
          <p>Nothing of the file was published.</p>
          <div>
            <Button variant="secondary" size="small" onClick={() => onChoose(state.file)}>
              Try again
            </Button>
          </div>
        </Callout>
      )}
      {state.kind === 'refused' && <CsvProblems fileName={state.file.name} refusal={state.problems} />}
    </Box>
  )
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const sent = share >= 1
  return (
    <Progress role="status">
      <ProgressBar
        label={sent ? 'Checking every row and comparing with what is published…' : 'Uploading…'}
        value={sent ? undefined : share}
      />
      <Button variant="secondary" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Progress>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: end;
`
