import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { isContactDeleted } from '#client/features/rechecks/shown-contact.ts'
import type { RecheckPartsFragment } from '#client/gql/graphql.ts'
import { useAnswerRecheckRequestMutation } from '#client/gql/hooks/use-answer-recheck-request-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'

interface AnswerFormProps {
  request: RecheckPartsFragment
  /** Reads the request again. */
  onReload: () => void
}

/** Says to the candidate whether the result was right, or which file corrected it. */
export function AnswerForm({ request: { id, contact, askedAt, history }, onReload }: AnswerFormProps) {
  const { toast } = useToast()
  const [send] = useAnswerRecheckRequestMutation()
  const { busy, errors, attempt } = useAttempt()
  const { draft, restored, change, drop } = useDraft(`recheck ${id}`, { fileId: '', answer: '' }, busy)
  // A file that is older than the request and than all other files has the result that was asked about.
  const files = history
    .filter(({ isPublished }) => isPublished)
    .filter(({ publishedAt }, at, all) => at < all.length - 1 || (publishedAt ?? '') > askedAt)
  const isMailed = contact.includes('@')

  const answer = () =>
    attempt(async () => {
      const input = { answer: draft.answer, fileId: draft.fileId || null, previousAskedAt: askedAt }
      try {
        const { data } = await send({ variables: { id, input }, update: forgetResults })
        if (data?.answerRecheck.__typename === 'InvalidInput')
          return data.answerRecheck.fields.map(({ path, message }) => ({
            path: path.replace('input.', ''),
            message,
          }))
        drop()
        toast({ title: t('Request answered'), tone: 'success' })
      } catch (error) {
        if (errorStatus(error) !== 409) throw error
        // Once the request is read again, the form disappears or moves below the new question.
        toast({ title: errorMessage(error), tone: 'destructive' })
        onReload()
      }
      return []
    })

  return (
    <KeepsFocusNear>
      <Card as="section" aria-labelledby="answer" data-needs-js>
        <h2 id="answer">{t('Answer')}</h2>
        <Form errors={errors} errorTitle={t('Nothing was sent')} onSubmit={answer}>
          <RestoredDraft restored={restored} onDiscard={drop} />
          <Field
            name="fileId"
            label={t('What the re-check found')}
            hint={t(
              'Correct the result first. Once candidates can see it, the file with the correction is in this list.',
            )}
          >
            <Select value={draft.fileId} onChange={(event) => change({ fileId: event.currentTarget.value })}>
              <option value="">{t('Unchanged: the result is right as it is')}</option>
              {files.map(({ fileId, fileName }) => (
                <option key={fileId} value={fileId}>
                  {t('Changed by {file}', { file: fileName })}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            name="answer"
            label={t('Sentence to the candidate')}
            required
            hint={
              isMailed
                ? t('Shown on the result, and mailed to {contact}.', { contact })
                : isContactDeleted(contact)
                  ? t('Shown on the result. Nothing is mailed: the contact was deleted with its account.')
                  : t('Shown on the result. Nothing is mailed: tell {contact} yourself.', { contact })
            }
          >
            <TextArea
              rows={2}
              maxLength={500}
              value={draft.answer}
              onChange={(event) => change({ answer: event.currentTarget.value })}
            />
          </Field>
          <FormActions>
            <Button type="submit" busy={busy} busyLabel={t('Sending…')}>
              {t('Send the answer')}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </KeepsFocusNear>
  )
}
