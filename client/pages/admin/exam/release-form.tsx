import { useState } from 'react'
import { forgetResults } from '#client/data/forget-results.ts'
import { readServerClock, serverNow } from '#client/data/server-clock.ts'
import { announcedField } from '#client/features/release-time/announced-field.ts'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { useSetExamReleaseMutation } from '#client/gql/hooks/use-set-exam-release-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { instantOfNepalClock, nepalClock } from '#shared/calendar/nepal-time.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { ManagedExam } from './exam-query.ts'

interface ReleaseFormProps {
  exam: ManagedExam
  onChanged: () => void
}

/** Moves the release of a scheduled exam, or releases it now. */
export function ReleaseForm({ exam, onChanged }: ReleaseFormProps) {
  const { toast } = useToast()
  const [setRelease] = useSetExamReleaseMutation()
  const [opened] = useState(() => new Date())
  const [asking, setAsking] = useState(false)
  const [isNow, setNow] = useState(false)
  const form = useEditForm({
    key: `release ${exam.id}`,
    values: { releaseAt: nepalClock(exam.releaseAt ?? opened), announced: exam.announced },
    version: exam.version,
    check: async ({ releaseAt }, action?: 'now') => {
      const message = action ? undefined : await problemOf(instantOfNepalClock(releaseAt))
      return message === undefined ? [] : [{ path: 'releaseAt', message }]
    },
    async send({ releaseAt, announced }, version, action) {
      setNow(action === 'now')
      const input = { releaseAt: action ? null : (instantOfNepalClock(releaseAt) ?? null), announced }
      const { data } = await setRelease({
        variables: { examId: exam.id, input, version },
        update: forgetResults,
      })
      const answer = data?.setExamRelease
      // Another state has other forms.
      if (answer?.__typename === 'ExamConflict' && answer.current.state !== 'SCHEDULED') {
        toast({ title: answer.message, tone: 'destructive' })
        onChanged()
      }
      return answer
    },
    onSaved(_, action) {
      toast({ title: action ? t('Results released') : t('Release saved'), tone: 'success' })
      onChanged()
    },
  })
  // The question names the time of this version.
  const releaseNow = () => form.save({ action: 'now', version: exam.version }).finally(() => setAsking(false))

  return (
    <Card as="section" aria-labelledby="release-time" data-needs-js>
      <h2 id="release-time">{t('Time of the release')}</h2>
      <EditForm
        form={{ ...form, keep: () => (isNow ? setAsking(true) : form.keep()), busy: form.busy && !asking }}
        errorTitle={t('The release is as it was')}
        submitLabel={t('Save')}
        onSubmit={() => form.save()}
        actions={
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('Release now')}
          </Button>
        }
        fields={[
          {
            name: 'releaseAt',
            type: 'moment',
            label: t('Show to candidates from'),
            hint: t('The clock of the database decides.'),
            required: true,
          },
          announcedField,
        ]}
      />
      <ConfirmDialog
        open={asking}
        tone="primary"
        title={t('Release these results now?')}
        confirmLabel={t('Release now')}
        busy={form.busy}
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

async function problemOf(releaseAt: string | undefined): Promise<string | undefined> {
  if (releaseAt === undefined) return t('Enter both the day and the time of the release')
  await readServerClock()
  return Date.parse(releaseAt) <= serverNow()
    ? t('This time has passed. Enter a later one, or release the results now')
    : undefined
}
