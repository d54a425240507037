import { useState } from 'react'
import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Field } from '#client/ui/field.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { CsvProblems } from './csv-problems.tsx'
import type { StageState } from './use-stage-upload.ts'

interface ChooseFileProps {
  state: StageState
  onChoose: (file: File) => void
  onCancel: () => void
  /** There is a preview already, which another file replaces. */
  another: boolean
}

/** The choice of a CSV file, and everything that happens until it is checked or refused. */
export function ChooseFile({ state, onChoose, onCancel, another }: ChooseFileProps) {
  const [error, setError] = useState<string>()
  const sending = state.kind === 'sending'

  function choose(file: File | null) {
    onCancel()
    const wrong = file !== null && !file.name.toLowerCase().endsWith('.csv')
    setError(wrong ? 'Please upload a CSV file' : undefined)
    if (file !== null && !wrong) onChoose(file)
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
              ? 'It takes the place of this one.'
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
      {sending && <Sending share={state.share} onCancel={onCancel} />}
      {state.kind === 'failed' && (
        <Callout tone="danger" role="alert" title="Error uploading file">
          <p>{state.message}. Nothing of the file was kept.</p>
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
