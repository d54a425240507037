import { useState } from 'react'
import { useServerNow } from '#client/data/use-server-now.ts'
import { ConfirmFindings } from '#client/features/import-preview/confirm-findings.tsx'
import { useConfirmedFindings } from '#client/features/import-preview/use-confirmed-findings.ts'
import { usePublish } from '#client/features/import-preview/use-publish.ts'
import { SecretChoice } from '#client/features/second-secret/secret-choice.tsx'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { resultCount } from '#client/ui/counts.ts'
import { Form, FormActions } from '#client/ui/form.tsx'
import { type FormError, failureTitle } from '#client/ui/form-errors.ts'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { PublishConsequence } from './publish-consequence.tsx'
import { PublishFields } from './publish-fields.tsx'
import { halfFilled, type PublishDraft, publishFields, publishInput } from './publish-values.ts'
import { resultsImport } from './results-import.ts'
import { RevisionFields } from './revision-fields.tsx'

interface PublishFormProps {
  staged: StagedResultsFragment
  /** `yyyy-MM-dd` in Nepal; the date of an exam that has none yet. */
  today: string
  /** Whether other subjects are chosen in the preview than it shows. */
  isUnread: boolean
  onPublished: () => void
  onStale: (message: string) => void
  onDiscard: () => void
}

/** Also where the answer got lost on its way. */
const tryAgain = t('What you entered is kept. You can publish again: doing it twice does no harm.')

const unreadSubjects: FormError = {
  path: '',
  message: t(
    'You chose other subjects than the preview shows. Read the file again with them, or choose those of the preview.',
  ),
}

/** The last step: title, date and release of the exam, the word that the preview is right, and the action. */
export function PublishForm({ staged, today, isUnread, onPublished, onStale, onDiscard }: PublishFormProps) {
  const { toast } = useToast()
  const { publish, busy } = usePublish(resultsImport, publishFields)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [verified, setVerified] = useState(false)
  const findings = useConfirmedFindings(staged.findings)
  const offered: PublishDraft = {
    examId: staged.examId,
    examTitle: staged.examTitle,
    examDate: staged.examDate ?? today,
    releaseAt: '',
    announced: false,
    secondSecret: null,
    revisionReason: '',
    revisionWords: '',
  }
  // By the exam and not by the file: a corrected file takes over what was typed for the one that it replaces.
  const { draft, restored, change, drop } = useDraft(`publish ${staged.examId}`, offered, busy)
  const [discards, setDiscards] = useState(0)

  const now = useServerNow()

  async function submit(form: HTMLFormElement) {
    if (busy) return
    const problems = [...halfFilled(form), ...findings.missing(), ...(isUnread ? [unreadSubjects] : [])]
    setErrors(problems)
    if (problems.length > 0) return
    const outcome = await publish(staged.id, {
      ...publishInput(draft, staged),
      confirmedFindings: findings.confirmed,
    })
    if (outcome.kind === 'published') {
      drop()
      toast({
        title: t('Uploaded {count} results successfully', { count: outcome.totalRows }),
        tone: 'success',
      })
      onPublished()
    } else if (outcome.kind === 'stale') {
      setVerified(false)
      findings.forget()
      onStale(outcome.message)
    } else if (outcome.kind === 'invalid') setErrors(outcome.errors)
    else if (outcome.kind === 'failed') {
      const { message, isUnknown } = outcome
      const problems = [
        { path: '', message: t('Failed to save results: {message}', { message }), isUnknown },
        { path: '', message: tryAgain },
      ]
      setErrors(problems)
      toast({
        title: failureTitle(problems, t('Error publishing results')),
        description: message,
        tone: 'destructive',
      })
    }
  }

  return (
    <Card as="section" aria-labelledby="publish">
      <h2 id="publish">{t('Publish')}</h2>
      <Form
        errors={errors}
        errorTitle={t('The results are not published yet')}
        onSubmit={(_values, form) => submit(form)}
      >
        <RestoredDraft
          restored={restored}
          onDiscard={() => {
            drop()
            setDiscards((before) => before + 1)
          }}
        />
        {/* Half a release time is only in its field. */}
        <PublishFields key={discards} staged={staged} draft={draft} onChange={change} />
        <SecretChoice
          about={{ examId: staged.examId, stagedId: staged.id }}
          chosen={draft.secondSecret ?? staged.secondSecret}
          onChoose={(secondSecret) => change({ secondSecret })}
        />
        {staged.isRevision && <RevisionFields draft={draft} onChange={change} />}
        <ConfirmFindings findings={findings} />
        <Checkbox
          name="verified"
          label={t('I have verified the preview: the exam, the counts and the rows are right.')}
          checked={verified}
          onChange={(event) => setVerified(event.currentTarget.checked)}
        />
        <PublishConsequence staged={staged} releaseAt={draft.releaseAt} now={now} />
        <FormActions>
          <Button type="submit" disabled={!verified} busy={busy} busyLabel={t('Publishing…')}>
            {t('Publish {results}', { results: resultCount(staged.totalRows) })}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              drop()
              onDiscard()
            }}
          >
            {t('Discard this file')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
