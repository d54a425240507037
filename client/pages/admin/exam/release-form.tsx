import { useState } from 'react'
import { forgetResults } from '#client/data/forget-results.ts'
import { readServerClock, serverNow } from '#client/data/server-clock.ts'
import { useEditConflict } from '#client/data/use-edit-conflict.ts'
import { AnnounceBox } from '#client/features/release-time/announce-box.tsx'
import { useSetExamReleaseMutation } from '#client/gql/hooks/use-set-exam-release-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { DayAndTimeField } from '#client/ui/day-and-time-field.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { instantOfNepalClock, nepalClock } from '#shared/calendar/nepal-time.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { ManagedExam } from './exam-query.ts'

interface ReleaseFormProps {
  exam: ManagedExam
  onChanged: () => void
}

/** Moves the release of a scheduled exam, or brings it about now. */
export function ReleaseForm({ exam, onChanged }: ReleaseFormProps) {
  const { toast } = useToast()
  const [setRelease] = useSetExamReleaseMutation()
  const [opened] = useState(() => new Date())
  const offered = { clock: nepalClock(exam.releaseAt ?? opened), announced: exam.announced }
  const form = useDraft(`release ${exam.id}`, { ...offered, version: exam.version })
  const { clock, announced, version } = form.draft
  const change = (part: { clock?: string; announced?: boolean }) => form.change({ version, ...part })
  const [asking, setAsking] = useState(false)
  const { busy, errors, conflict, ...edit } = useEditConflict()
  /** Whether the release was to come about now. */
  const [isNow, setIsNow] = useState(false)

  /**
   * @param releaseAt null: now.
   * @param edited version, null saves over any other change.
   */
  async function send(releaseAt: string | null, edited: number | null) {
    setIsNow(releaseAt === null)
    const { data } = await setRelease({
      variables: { examId: exam.id, input: { releaseAt, announced }, version: edited },
      update: forgetResults,
    })
    const answer = data?.setExamRelease
    if (answer?.__typename === 'InvalidInput') return answer.fields
    if (answer?.__typename === 'ExamConflict') {
      if (answer.current.state === 'SCHEDULED') return answer
      // Another state has other forms.
      toast({ title: answer.message, tone: 'destructive' })
      onChanged()
      return []
    }
    if (releaseAt === null) form.drop()
    else if (answer) form.settle(form.draft, { version: answer.version })
    toast({ title: releaseAt === null ? t('Results released') : t('Release saved'), tone: 'success' })
    onChanged()
    return []
  }

  async function submit(edited: number | null) {
    const releaseAt = instantOfNepalClock(clock) ?? ''
    const problem = await problemOf(releaseAt)
    await edit.save(
      () => send(releaseAt, edited),
      problem === undefined ? [] : [{ path: 'releaseAt', message: problem }],
    )
  }

  // The question names this time.
  const releaseNow = () =>
    edit.save(() => send(null, conflict === undefined ? exam.version : null)).finally(() => setAsking(false))

  return (
    <Card as="section" aria-labelledby="release-time" data-needs-js>
      <h2 id="release-time">{t('Time of the release')}</h2>
      <Form errors={errors} errorTitle={t('The release is as it was')} onSubmit={() => submit(version)}>
        {conflict !== undefined && (
          <EditConflict
            message={conflict}
            onKeepMine={() => (isNow ? setAsking(true) : submit(null))}
            onTakeTheirs={() => edit.takeTheirs(form.drop)}
          />
        )}
        <RestoredDraft restored={form.restored} onDiscard={form.drop} />
        <DayAndTimeField
          name="releaseAt"
          label={t('Show to candidates from')}
          hint={t('The clock of the database decides.')}
          required
          value={clock}
          onChange={(next) => change({ clock: next })}
        />
        <AnnounceBox checked={announced} onChange={(next) => change({ announced: next })} />
        <FormActions>
          <Button type="submit" busy={busy && !asking} busyLabel={t('Saving…')}>
            {t('Save')}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('Release now')}
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={asking}
        tone="primary"
        title={t('Release these results now?')}
        confirmLabel={t('Release now')}
        busy={busy}
        busyLabel={t('Releasing…')}
        onConfirm={releaseNow}
        onClose={() => setAsking(false)}
      >
        <p>
          {t('Candidates see them at once, and not on {moment}. You can withdraw them again.', {
            moment: sayInstant(exam.releaseAt ?? ''),
          })}
        </p>
      </ConfirmDialog>
    </Card>
  )
}

async function problemOf(releaseAt: string): Promise<string | undefined> {
  if (releaseAt === '') return t('Enter both the day and the time of the release')
  await readServerClock()
  return Date.parse(releaseAt) <= serverNow()
    ? t('This time has passed. Enter a later one, or release the results now')
    : undefined
}
