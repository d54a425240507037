import { useState } from 'react'
import styled from 'styled-components'
import { useServerNow } from '#client/data/use-server-now.ts'
import { ConfirmFindings } from '#client/features/import-preview/confirm-findings.tsx'
import { useConfirmedFindings } from '#client/features/import-preview/use-confirmed-findings.ts'
import { usePublish } from '#client/features/import-preview/use-publish.ts'
import { announcedField } from '#client/features/release-time/announced-field.ts'
import { revisionReasons } from '#client/features/results/revision-reasons.ts'
import { secretField } from '#client/features/second-secret/secret-choices.ts'
import { SecretCoverage } from '#client/features/second-secret/secret-coverage.tsx'
import { EditForm } from '#client/forms/edit-form.tsx'
import { FormFields } from '#client/forms/form-fields.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type {
  PublishExamResultsInput,
  RevisionReason,
  SecondSecret,
  StagedResultsFragment,
} from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { resultCount } from '#client/ui/counts.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { TwoColumns } from '#client/ui/two-columns.ts'
import { instantOfNepalClock } from '#shared/calendar/nepal-time.ts'
import { dateParts } from '#shared/calendar/show-dates.ts'
import { resultsImport } from './results-import.ts'

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

const unreadSubjects: FormError = {
  path: '',
  message: t(
    'You chose other subjects than the preview shows. Read the file again with them, or choose those of the preview.',
  ),
}

/** The last step: title, date and release of the exam, the word that the preview is right, and the action. */
export function PublishForm({ staged, today, isUnread, onPublished, onStale, onDiscard }: PublishFormProps) {
  const { toast } = useToast()
  const [verified, setVerified] = useState(false)
  const findings = useConfirmedFindings(staged.findings)
  const now = useServerNow()
  const publish = usePublish(resultsImport, {
    fields: publishFields,
    onStale(message) {
      setVerified(false)
      findings.forget()
      onStale(message)
    },
    failed: (message) => ({
      title: t('Error publishing results'),
      message: t('Failed to save results: {message}', { message }),
      advice: t('What you entered is kept. You can publish again: doing it twice does no harm.'),
    }),
  })
  const form = useEditForm({
    // By the exam and not by the file: a corrected file takes over the values typed for the earlier one.
    key: `publish ${staged.examId}`,
    values: {
      examId: staged.examId,
      examTitle: staged.examTitle,
      examDate: staged.examDate ?? today,
      releaseAt: '',
      announced: false,
      secondSecret: null,
      revisionReason: '',
      revisionWords: '',
    },
    closes: true,
    check: () => [...findings.missing(), ...(isUnread ? [unreadSubjects] : [])],
    send: (values: PublishDraft) =>
      publish(staged.id, { ...publishInput(values, staged), confirmedFindings: findings.confirmed }),
    onSaved({ totalRows: count }) {
      toast({ title: t('Uploaded {count} results successfully', { count }), tone: 'success' })
      onPublished()
    },
  })
  const { releaseAt, revisionReason, secondSecret: chosen } = form.values
  const secondSecret = chosen ?? staged.secondSecret
  const isOther = revisionReason === 'OTHER'

  return (
    <Card as="section" aria-labelledby="publish">
      <h2 id="publish">{t('Publish')}</h2>
      <EditForm
        form={form}
        errorTitle={t('The results are not published yet')}
        submitLabel={t('Publish {results}', { results: resultCount(staged.totalRows) })}
        busyLabel={t('Publishing…')}
        disabled={!verified}
        actions={
          <Button
            variant="secondary"
            onClick={() => {
              form.drop()
              onDiscard()
            }}
          >
            {t('Discard this file')}
          </Button>
        }
        group={TwoColumns}
        fields={[
          {
            name: 'examId',
            label: t('Exam ID'),
            required: true,
            hint: t('From the file, and must agree with it.'),
          },
          {
            name: 'examTitle',
            label: t('Exam title (optional)'),
            hint: t('The name that candidates choose.'),
          },
          {
            name: 'examDate',
            type: 'day',
            label: t('Exam date'),
            hint: t('In A.D. or B.S., the day of the exam in Nepal.'),
          },
          ...(staged.releaseAt == null ? [releaseField] : []),
          ...(releaseAt === '' ? [] : [announcedField]),
        ]}
      >
        <FormFields form={{ ...form, values: { ...form.values, secondSecret } }} fields={[secretField]} />
        {secondSecret !== 'NONE' && (
          <SecretCoverage
            about={{ examId: staged.examId, stagedId: staged.id }}
            secondSecret={secondSecret}
          />
        )}
        {staged.isRevision && (
          <>
            <Callout tone="warning" title={t('Results that candidates can see change')}>
              <p>{t('Candidates whose values change read the reason, with the old values.')}</p>
            </Callout>
            <FormFields
              form={form}
              fields={[
                {
                  name: 'revisionReason',
                  label: t('Reason for the change'),
                  hint: t(
                    'Only candidates whose own values change read it, with the date and the old values.',
                  ),
                  required: true,
                  choices: [['', t('Choose a reason')], ...Object.entries(revisionReasons)],
                },
                {
                  name: 'revisionWords',
                  label: isOther ? t('Reason in your words') : t('In your words (optional)'),
                  hint: t('For example: Question 14 had two right answers.'),
                  required: isOther,
                  maxLength: 300,
                },
              ]}
            />
          </>
        )}
        <ConfirmFindings findings={findings} />
        <Checkbox
          name="verified"
          label={t('I have verified the preview: the exam, the counts and the rows are right.')}
          checked={verified}
          onChange={(event) => setVerified(event.currentTarget.checked)}
        />
        <PublishConsequence staged={staged} releaseAt={releaseAt} now={now} />
      </EditForm>
    </Card>
  )
}

const releaseField = {
  name: 'releaseAt',
  type: 'moment',
  label: t('Show to candidates from (optional)'),
  hint: t('Left empty: as soon as you publish.'),
} as const

interface PublishConsequenceProps {
  staged: StagedResultsFragment
  /** As the input holds it. */
  releaseAt: string
  /** The server's time in milliseconds. */
  now: number
}

/** Consequence of the button, before it is pressed. */
function PublishConsequence({ staged, releaseAt, now }: PublishConsequenceProps) {
  const { changedRows, newRows, unchangedRows } = staged
  const release = releaseWords(releaseAt, staged.releaseAt, now)
  const corrects = changedRows + unchangedRows > 0
  return (
    <Words>
      {newRows + changedRows === 0
        ? t('Candidates see these results {release}.', { release })
        : t('Candidates see the new results {release}.', { release })}{' '}
      {corrects
        ? t(
            'Earlier files of this exam stay, and this one counts where both have a candidate. You can take it back by deleting the file under Results: then what was published before counts again.',
          )
        : t('No other result changes. You can take it back by deleting the file under Results.')}
    </Words>
  )
}

const Words = styled.p`
  max-width: 44rem;
  color: ${color('textMuted')};
  font-size: ${text('small')};
`

/** Values of the publish form's inputs. */
export interface PublishDraft {
  examId: string
  examTitle: string
  /** `yyyy-MM-dd` */
  examDate: string
  /** `yyyy-MM-ddTHH:mm` on Kathmandu's clock; empty: at once. */
  releaseAt: string
  /** Whether title, date and release are public until then. */
  announced: boolean
  /** Null: as the exam has it. */
  secondSecret: SecondSecret | null
  /** Why results that candidates can see change; empty until chosen. */
  revisionReason: RevisionReason | ''
  revisionWords: string
}

/** Names of its fields. */
export const publishFields = [
  'examId',
  'examTitle',
  'examDate',
  'releaseAt',
  'secondSecret',
  'revisionReason',
  'revisionWords',
] satisfies (keyof PublishDraft)[]

/** The form's values as input of the API. */
export function publishInput(
  { examId, examTitle, examDate, secondSecret, ...draft }: PublishDraft,
  { isRevision, examVersion }: Pick<StagedResultsFragment, 'isRevision' | 'examVersion'>,
): Omit<PublishExamResultsInput, 'confirmedFindings'> {
  const releaseAt = instantOfNepalClock(draft.releaseAt) ?? null
  return {
    examId: examId.trim(),
    examTitle: examTitle.trim() || null,
    examDate: examDate || null,
    examVersion,
    releaseAt,
    announced: releaseAt !== null && draft.announced,
    secondSecret,
    revisionReason: (isRevision && draft.revisionReason) || null,
    revisionWords: draft.revisionWords.trim() || null,
  }
}

/**
 * When candidates will see the results, for a sentence.
 *
 * @param typed as the input holds it.
 * @param releaseAt of the exam, ISO 8601.
 */
export function releaseWords(typed: string, releaseAt: string | null | undefined, now: number): string {
  const instant = instantOfNepalClock(typed) ?? releaseAt ?? undefined
  if (instant === undefined || Date.parse(instant) <= now) return t('as soon as you publish')
  const { date, beside } = dateParts(instant, true)
  return t('from {date} ({note})', { date, note: [t('Nepal time'), beside].filter(Boolean).join('; ') })
}
