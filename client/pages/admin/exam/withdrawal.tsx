import { useState } from 'react'
import { failureMessage } from '#client/data/change-failure.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { useReinstateExamMutation } from '#client/gql/hooks/use-reinstate-exam-mutation.ts'
import { useWithdrawExamMutation } from '#client/gql/hooks/use-withdraw-exam-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { ManagedExam } from './exam-query.ts'

interface WithdrawalProps {
  exam: ManagedExam
  onChanged: () => void
}

/** Takes the results of an exam back, with a reason. */
export function Withdrawal({ exam, onChanged }: WithdrawalProps) {
  const { toast } = useToast()
  const [withdraw] = useWithdrawExamMutation()
  const [asking, setAsking] = useState(false)
  const isReleased = exam.state === 'RELEASED'
  const form = useEditForm({
    key: `withdraw ${exam.id}`,
    values: { reason: '', words: '' },
    closes: true,
    async send({ reason, words }) {
      setAsking(false)
      const { data } = await withdraw({
        variables: { examId: exam.id, reason, words: isReleased ? words : '' },
        update: forgetResults,
      })
      const answer = data?.withdrawExam
      if (answer?.__typename === 'ExamConflict') toast({ title: answer.message, tone: 'destructive' })
      return answer
    },
    onSaved() {
      toast({ title: t('Results withdrawn'), tone: 'success' })
      onChanged()
    },
  })
  const does = isReleased
    ? t(
        'Candidates see none of its results any more. Those who had one read that it was withdrawn, and when. The exam stays in the list, marked as withdrawn. Nothing is deleted: you can put it back as it is. To undo a single file, delete it under Results.',
      )
    : t('The exam is not released at its hour. Nothing is deleted: you can put it back as it is.')

  return (
    <Card as="section" aria-labelledby="withdraw" data-needs-js>
      <h2 id="withdraw">{t('Withdraw')}</h2>
      <p>{does}</p>
      <EditForm
        form={form}
        errorTitle={t('Nothing was withdrawn')}
        submitLabel={t('Withdraw these results')}
        busyLabel={t('Withdrawing…')}
        variant="danger"
        onSubmit={() => (form.values.reason.trim() === '' ? form.save() : setAsking(true))}
        fields={[
          {
            name: 'reason',
            label: t('Reason'),
            required: true,
            hint: t('Kept in the activity log. Only staff read it.'),
            maxLength: 300,
          },
          ...(isReleased
            ? ([
                {
                  name: 'words',
                  label: t('What candidates read (optional)'),
                  hint: t(
                    'Public, as the reason, for those whose result is withdrawn. For example: Question 14 had two right answers.',
                  ),
                  maxLength: 300,
                },
              ] as const)
            : []),
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={t('Withdraw these results?')}
        confirmLabel={t('Withdraw these results')}
        onConfirm={() => form.save()}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>
            <Lang>{exam.title}</Lang>
          </strong>
        </p>
        <p>{does}</p>
      </ConfirmDialog>
    </Card>
  )
}

interface ReinstatementProps extends WithdrawalProps {
  /** ISO 8601 */
  now: string
}

/** Puts withdrawn results back. */
export function Reinstatement({ exam, now, onChanged }: ReinstatementProps) {
  const { toast } = useToast()
  const [reinstate, { loading }] = useReinstateExamMutation()
  const isLater = Date.parse(exam.releaseAt ?? now) > Date.parse(now)
  async function putBack() {
    try {
      const { data } = await reinstate({ variables: { examId: exam.id }, update: forgetResults })
      const answer = data?.reinstateExam
      toast(
        answer?.__typename === 'ExamConflict'
          ? { title: answer.message, tone: 'destructive' }
          : { title: t('Results put back'), tone: 'success' },
      )
      onChanged()
    } catch (error) {
      toast(failureMessage(error, t('The results could not be put back')))
    }
  }

  return (
    <Card as="section" aria-labelledby="put-back" data-needs-js>
      <h2 id="put-back">{t('Put back')}</h2>
      <p>
        {isLater
          ? t('Candidates see the results from {moment}, as they were scheduled.', {
              moment: sayInstant(exam.releaseAt ?? now),
            })
          : t('Candidates see the results at once, as they stand.')}
      </p>
      <FormActions>
        <Button busy={loading} busyLabel={t('Putting back…')} onClick={putBack}>
          {t('Put these results back')}
        </Button>
      </FormActions>
    </Card>
  )
}
