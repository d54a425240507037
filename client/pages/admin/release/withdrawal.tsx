import { useState } from 'react'
import { failureMessage } from '#client/data/change-failure.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { useReinstateResultFileMutation } from '#client/gql/hooks/use-reinstate-result-file-mutation.ts'
import { useWithdrawResultFileMutation } from '#client/gql/hooks/use-withdraw-result-file-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { countsFor, type Release } from './release-facts.tsx'

interface WithdrawalProps {
  file: Release['file']
  isReleased: boolean
  onChanged: () => void
}

/** Takes the results of a file back, with a reason. */
export function Withdrawal({ file, isReleased, onChanged }: WithdrawalProps) {
  const { toast } = useToast()
  const [withdraw] = useWithdrawResultFileMutation()
  const { busy, errors, attempt } = useAttempt()
  const { draft, restored, change, drop } = useDraft(`withdraw ${file.id}`, { reason: '', words: '' }, busy)
  const [asking, setAsking] = useState(false)

  const submit = () => {
    setAsking(false)
    return attempt(async () => {
      const { data } = await withdraw({
        variables: { id: file.id, ...draft, ...(!isReleased && { words: '' }) },
        update: forgetResults,
      })
      if (data?.withdrawResultFile.__typename === 'InvalidInput') return data.withdrawResultFile.fields
      drop()
      toast({ title: t('Results withdrawn'), tone: 'success' })
      onChanged()
      return []
    })
  }
  const does = isReleased
    ? t(
        'Candidates see nothing of this file any more, but what older files of the exam say. Those who then have no result read that it was withdrawn, and when. An exam without any other results stays in the list, marked as withdrawn, until the file is deleted. Nothing is deleted: you can put it back as it is.',
      )
    : t('The file is not released at its hour. Nothing is deleted: you can put it back as it is.')

  return (
    <Card as="section" aria-labelledby="withdraw" data-needs-js>
      <h2 id="withdraw">{t('Withdraw')}</h2>
      <p>{does}</p>
      <Form
        errors={errors}
        errorTitle={t('Nothing was withdrawn')}
        onSubmit={() => (draft.reason.trim() === '' ? submit() : setAsking(true))}
      >
        <RestoredDraft restored={restored} onDiscard={drop} />
        <Field
          name="reason"
          label={t('Reason')}
          required
          hint={t('Kept in the activity log. Only staff read it.')}
        >
          <TextInput
            autoComplete="off"
            maxLength={300}
            value={draft.reason}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
        </Field>
        {isReleased && (
          <Field
            name="words"
            label={t('What candidates read (optional)')}
            hint={t(
              'Public, as the reason, for those whose result is withdrawn. For example: Question 14 had two right answers.',
            )}
          >
            <TextInput
              autoComplete="off"
              maxLength={300}
              value={draft.words}
              onChange={(event) => change({ words: event.currentTarget.value })}
            />
          </Field>
        )}
        <FormActions>
          <Button type="submit" variant="danger" busy={busy} busyLabel={t('Withdrawing…')}>
            {t('Withdraw these results')}
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={asking}
        title={t('Withdraw these results?')}
        confirmLabel={t('Withdraw these results')}
        onConfirm={submit}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>{file.fileName}</strong>
        </p>
        <p>{does}</p>
      </ConfirmDialog>
    </Card>
  )
}

interface ReinstatementProps extends Omit<WithdrawalProps, 'isReleased'> {
  /** ISO 8601 */
  now: string
}

/** Puts a withdrawn file back. */
export function Reinstatement({ file, now, onChanged }: ReinstatementProps) {
  const { toast } = useToast()
  const [reinstate, { loading }] = useReinstateResultFileMutation()
  async function putBack() {
    try {
      await reinstate({ variables: { id: file.id }, update: forgetResults })
      toast({ title: t('Results put back'), tone: 'success' })
      onChanged()
    } catch (error) {
      toast(failureMessage(error, t('The results could not be put back')))
    }
  }

  return (
    <Card as="section" aria-labelledby="put-back" data-needs-js>
      <h2 id="put-back">{t('Put back')}</h2>
      <p>{whatItDoes(file, now)}</p>
      <FormActions>
        <Button busy={loading} busyLabel={t('Putting back…')} onClick={putBack}>
          {t('Put these results back')}
        </Button>
      </FormActions>
    </Card>
  )
}

function whatItDoes(file: Release['file'], now: string): string {
  const { releaseAt, withdrawnAt, totalResults: total, replacedResults: replaced } = file
  const release = releaseAt == null ? Number.NEGATIVE_INFINITY : Date.parse(releaseAt)
  const isLater = release > Date.parse(now)
  // One that missed its release passes other files.
  const isMissed = !isLater && withdrawnAt != null && Date.parse(withdrawnAt) < release
  if (!isMissed && replaced > 0 && replaced >= total)
    return t('Newer files have all of these candidates: nothing changes for them.')
  if (isLater)
    return t('Candidates see the results from {moment}, as they were scheduled.', {
      moment: sayInstant(releaseAt ?? now),
    })
  const atOnce = t('Candidates see the results again at once, as they stood.')
  return isMissed || replaced === 0 ? atOnce : `${atOnce} ${countsFor(total - replaced, total)}`
}
