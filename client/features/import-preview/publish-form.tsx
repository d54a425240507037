import { useEffect, useState } from 'react'
import type { StagedPreviewFragment } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { countOfResults } from './count-of-results.ts'
import { PublishConsequence } from './publish-consequence.tsx'
import { keepDraft, type PublishDraft, readDraft } from './publish-draft.ts'
import { PublishFields } from './publish-fields.tsx'
import { halfFilled } from './publish-values.ts'
import { usePublish } from './use-publish.ts'

interface PublishFormProps {
  staged: StagedPreviewFragment
  /** `yyyy-MM-dd` in Nepal; the date of an exam that has none yet. */
  today: string
  verified: boolean
  onVerified: (verified: boolean) => void
  onPublished: () => void
  onStale: (message: string) => void
  onDiscard: () => void
}

/** Also where the answer got lost on its way. */
const tryAgain = 'What you entered is kept. You can publish again: doing it twice does no harm.'

/** The last step: title, date and release of the exam, the word that the preview is right, and the deed. */
export function PublishForm({
  staged,
  today,
  verified,
  onVerified,
  onPublished,
  onStale,
  onDiscard,
}: PublishFormProps) {
  const { toast } = useToast()
  const { publish, busy } = usePublish(staged)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [draft, setDraft] = useState<PublishDraft>({
    examId: staged.examId,
    examTitle: staged.examTitle ?? '',
    examDate: staged.examDate ?? today,
    releaseAt: '',
  })
  // What was typed before a reload is only known in the browser: after the first render, which equals the server's.
  useEffect(() => setDraft((offered) => ({ ...offered, ...readDraft(staged.id) })), [staged.id])

  function change(part: Partial<PublishDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    keepDraft(staged.id, next)
  }

  async function submit(form: HTMLFormElement) {
    if (busy) return
    const problems = halfFilled(form)
    setErrors(problems)
    if (problems.length > 0) return
    const outcome = await publish(draft)
    if (outcome.kind === 'published') {
      toast({ title: `Uploaded ${outcome.totalResults} results successfully`, tone: 'success' })
      onPublished()
    } else if (outcome.kind === 'stale') onStale(outcome.message)
    else if (outcome.kind === 'invalid') setErrors(outcome.errors)
    else {
      setErrors([
        { path: '', message: `Failed to save results: ${outcome.message}` },
        { path: '', message: tryAgain },
      ])
      toast({ title: 'Error uploading file', description: outcome.message, tone: 'destructive' })
    }
  }

  return (
    <Card as="section" aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      <Form
        errors={errors}
        errorTitle="The results are not published yet"
        onSubmit={(_values, form) => submit(form)}
      >
        <PublishFields draft={draft} onChange={change} />
        <Checkbox
          name="verified"
          label="I have verified the preview: the exam, the counts and the rows are right."
          checked={verified}
          onChange={(event) => onVerified(event.currentTarget.checked)}
        />
        <PublishConsequence staged={staged} releaseAt={draft.releaseAt} />
        <FormActions>
          <Button type="submit" disabled={!verified} busy={busy} busyLabel="Publishing…">
            Publish {countOfResults(staged.totalRows)}
          </Button>
          <Button variant="secondary" onClick={onDiscard}>
            Discard this file
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
