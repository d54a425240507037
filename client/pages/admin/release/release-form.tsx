import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { readServerClock, serverNow } from '#client/data/server-clock.ts'
import { useEditConflict } from '#client/data/use-edit-conflict.ts'
import { AnnounceBox } from '#client/features/release-time/announce-box.tsx'
import { useSetResultReleaseMutation } from '#client/gql/hooks/use-set-result-release-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { DayAndTimeField } from '#client/ui/day-and-time-field.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { instantOfNepalClock, nepalClock } from '#shared/calendar/nepal-time.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { Release } from './release-facts.tsx'
import { ResultReleaseQuery } from './release-query.ts'

interface ReleaseFormProps {
  file: Release['file']
  onChanged: () => void
}

/** Moves the release of a scheduled file, or brings it about now. */
export function ReleaseForm({ file, onChanged }: ReleaseFormProps) {
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [setRelease] = useSetResultReleaseMutation()
  const [opened] = useState(() => new Date())
  const form = useDraft(`release ${file.id}`, {
    clock: nepalClock(file.releaseAt ?? opened),
    announced: file.announced,
    previousReleaseAt: file.releaseAt ?? null,
    previouslyAnnounced: file.announced,
  })
  const { clock, announced, previousReleaseAt, previouslyAnnounced } = form.draft
  const change = (part: { clock?: string; announced?: boolean }) =>
    form.change({
      previousReleaseAt,
      ...(part.announced !== undefined && { previouslyAnnounced }),
      ...part,
    })
  const [asking, setAsking] = useState(false)
  const { busy, errors, conflict, ...edit } = useEditConflict()
  /** Whether the release was to come about now. */
  const [isNow, setIsNow] = useState(false)

  /**
   * @param releaseAt null: now.
   * @param previous null: whichever it is.
   */
  async function send(releaseAt: string | null, previous: string | null) {
    const input = {
      ...{ releaseAt, previousReleaseAt: previous },
      // What was not changed stays as a colleague may have it by now.
      ...(announced !== previouslyAnnounced && { announced }),
    }
    setIsNow(releaseAt === null)
    try {
      const { data } = await setRelease({ variables: { id: file.id, input }, update: forgetResults })
      if (data?.setResultRelease.__typename === 'InvalidInput') return data.setResultRelease.fields
    } catch (error) {
      return explain(error, previous)
    }
    if (releaseAt === null) form.drop()
    else form.settle(form.draft, { previousReleaseAt: releaseAt })
    toast({ title: releaseAt === null ? t('Results released') : t('Release saved'), tone: 'success' })
    onChanged()
    return []
  }

  /** Reads the release anew where it is another one by now: another time is offered, another state has other forms. */
  async function explain(error: unknown, previous: string | null): Promise<FormError[]> {
    if (errorStatus(error) !== 409) throw error
    const { data } = await apollo
      .query({ query: ResultReleaseQuery, variables: { id: file.id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }))
    const release = data?.resultRelease
    if (release && release.state !== 'SCHEDULED') {
      toast({ title: errorMessage(error), tone: 'destructive' })
      onChanged()
      return []
    }
    if (release && previous !== null && release.file.releaseAt !== previous) throw error
    return [{ path: '', message: errorMessage(error) }]
  }

  async function submit(previous = previousReleaseAt) {
    const releaseAt = instantOfNepalClock(clock) ?? ''
    const problem = await problemOf(releaseAt)
    await edit.save(
      () => send(releaseAt, previous),
      problem === undefined ? [] : [{ path: 'releaseAt', message: problem }],
    )
  }

  // The question names this time.
  const releaseNow = () => edit.save(() => send(null, file.releaseAt ?? null)).finally(() => setAsking(false))

  return (
    <Card as="section" aria-labelledby="release-time" data-needs-js>
      <h2 id="release-time">{t('Time of the release')}</h2>
      <Form errors={errors} errorTitle={t('The release is as it was')} onSubmit={() => submit()}>
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
            moment: sayInstant(file.releaseAt ?? ''),
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
