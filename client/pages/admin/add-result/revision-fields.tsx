import { revisionReasons } from '#client/features/results/revision-reasons.ts'
import type { RevisionReason } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import type { PublishDraft } from './publish-values.ts'

interface RevisionFieldsProps {
  draft: PublishDraft
  onChange: (part: Partial<PublishDraft>) => void
}

const reasons = Object.entries(revisionReasons) as [RevisionReason, string][]

/** The reason for a change of results that candidates can see. */
export function RevisionFields({ draft, onChange }: RevisionFieldsProps) {
  const isOther = draft.revisionReason === 'OTHER'
  return (
    <>
      <Callout tone="warning" title={t('Results that candidates can see change')}>
        <p>{t('Candidates whose values change read the reason, with the old values.')}</p>
      </Callout>
      <Field
        name="revisionReason"
        label={t('Reason for the change')}
        hint={t('Only candidates whose own values change read it, with the date and the old values.')}
        required
      >
        <Select
          value={draft.revisionReason}
          onChange={({ currentTarget: { value } }) =>
            onChange({ revisionReason: reasons.find(([reason]) => reason === value)?.[0] ?? '' })
          }
        >
          <option value="">{t('Choose a reason')}</option>
          {reasons.map(([reason, label]) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        name="revisionWords"
        label={isOther ? t('Reason in your words') : t('In your words (optional)')}
        hint={t('For example: Question 14 had two right answers.')}
        required={isOther}
      >
        <TextInput
          autoComplete="off"
          maxLength={300}
          value={draft.revisionWords}
          onChange={(event) => onChange({ revisionWords: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
