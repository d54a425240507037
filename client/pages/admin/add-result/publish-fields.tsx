import { AnnounceBox } from '#client/features/release-time/announce-box.tsx'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { DateInput } from '#client/ui/date-input.tsx'
import { DayAndTimeField } from '#client/ui/day-and-time-field.tsx'
import { Field } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { TwoColumns } from '#client/ui/two-columns.ts'
import type { PublishDraft } from './publish-values.ts'

interface PublishFieldsProps {
  staged: Pick<StagedResultsFragment, 'releaseAt'>
  draft: PublishDraft
  onChange: (part: Partial<PublishDraft>) => void
}

/** The exam's facts for candidates, and the time of the release. */
export function PublishFields({ staged, draft, onChange }: PublishFieldsProps) {
  return (
    <TwoColumns>
      <Field name="examId" label={t('Exam ID')} required hint={t('From the file, and must agree with it.')}>
        <TextInput
          autoComplete="off"
          value={draft.examId}
          onChange={(event) => onChange({ examId: event.currentTarget.value })}
        />
      </Field>
      <Field name="examTitle" label={t('Exam title (optional)')} hint={t('The name that candidates choose.')}>
        <TextInput
          autoComplete="off"
          value={draft.examTitle}
          onChange={(event) => onChange({ examTitle: event.currentTarget.value })}
        />
      </Field>
      <Field
        name="examDate"
        label={t('Exam date')}
        hint={t('In A.D. or B.S., the day of the exam in Nepal.')}
      >
        <DateInput value={draft.examDate} onChange={(examDate) => onChange({ examDate })} />
      </Field>
      {staged.releaseAt == null && (
        <DayAndTimeField
          name="releaseAt"
          label={t('Show to candidates from (optional)')}
          hint={t('Left empty: as soon as you publish.')}
          value={draft.releaseAt}
          onChange={(releaseAt) => onChange({ releaseAt })}
        />
      )}
      {draft.releaseAt !== '' && (
        <AnnounceBox checked={draft.announced} onChange={(announced) => onChange({ announced })} />
      )}
    </TwoColumns>
  )
}
