import { forgetResults } from '#client/data/forget-results.ts'
import { isContactDeleted } from '#client/features/rechecks/shown-contact.ts'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type { RecheckPartsFragment } from '#client/gql/graphql.ts'
import { useAnswerRecheckRequestMutation } from '#client/gql/hooks/use-answer-recheck-request-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Card } from '#client/ui/card.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { useToast } from '#client/ui/toast-context.ts'

/** Says to the candidate whether the result was right, or which file corrected it. */
export function AnswerForm({
  request: { id, contact, askedAt, history, version },
}: {
  request: RecheckPartsFragment
}) {
  const { toast } = useToast()
  const [answerRecheck] = useAnswerRecheckRequestMutation()
  const form = useEditForm({
    key: `recheck ${id}`,
    values: { fileId: '', answer: '' },
    version,
    closes: true,
    async send({ fileId, answer }, version) {
      const input = { answer, fileId: fileId || null }
      const { data } = await answerRecheck({ variables: { id, input, version }, update: forgetResults })
      const result = data?.answerRecheck
      // The answer stands in the place of the form then.
      if (result?.__typename === 'RecheckConflict' && result.current.state !== 'OPEN')
        toast({ title: result.message, tone: 'destructive' })
      return result
    },
    onSaved: () => toast({ title: t('Request answered'), tone: 'success' }),
  })
  // A file that is older than the request and than all other files has the result that was asked about.
  const files = history
    .filter(({ isPublished }) => isPublished)
    .filter(({ publishedAt }, at, all) => at < all.length - 1 || (publishedAt ?? '') > askedAt)

  return (
    <KeepsFocusNear>
      <Card as="section" aria-labelledby="answer" data-needs-js>
        <h2 id="answer">{t('Answer')}</h2>
        <EditForm
          form={form}
          errorTitle={t('Nothing was sent')}
          submitLabel={t('Send the answer')}
          busyLabel={t('Sending…')}
          fields={[
            {
              name: 'fileId',
              label: t('What the re-check found'),
              hint: t(
                'Correct the result first. Once candidates can see it, the file with the correction is in this list.',
              ),
              choices: [
                ['', t('Unchanged: the result is right as it is')],
                ...files.map(
                  ({ fileId, fileName }) => [fileId, t('Changed by {file}', { file: fileName })] as const,
                ),
              ],
            },
            {
              name: 'answer',
              type: 'text area',
              label: t('Sentence to the candidate'),
              required: true,
              hint: whoReads(contact),
              rows: 2,
              maxLength: 500,
            },
          ]}
        />
      </Card>
    </KeepsFocusNear>
  )
}

function whoReads(contact: string): string {
  if (contact.includes('@')) return t('Shown on the result, and mailed to {contact}.', { contact })
  return isContactDeleted(contact)
    ? t('Shown on the result. Nothing is mailed: the contact was deleted with its account.')
    : t('Shown on the result. Nothing is mailed: tell {contact} yourself.', { contact })
}
