import { revisionReasons } from '#client/features/results/revision-reasons.ts'
import type { RevisionReason } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { candidateCount } from '#client/ui/counts.ts'
import { Field } from '#client/ui/field.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Select } from '#client/ui/select.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import type { PublishDraft, RevisionOfForm } from './publish-values.ts'

interface RevisionFieldsProps {
  revision: RevisionOfForm
  draft: PublishDraft
  onChange: (part: Partial<PublishDraft>) => void
}

const reasons = Object.entries(revisionReasons) as [RevisionReason, string][]

/** Whose visible results change, and the reason that they read. */
export function RevisionFields({
  revision: { files, mayReplaceEarly },
  draft,
  onChange,
}: RevisionFieldsProps) {
  if (files.length === 0) return null
  const isOther = draft.revisionReason === 'OTHER'
  return (
    <>
      <Callout tone="warning" title={t('Results that candidates can see change')}>
        {files.map(({ fileName, candidates, visibleFrom }) => (
          <p key={`${fileName} ${visibleFrom}`}>
            {rich('{candidates} in {file}, visible from {moment}.', {
              candidates: candidateCount(candidates),
              file: (
                <strong>
                  <Lang>{fileName}</Lang>
                </strong>
              ),
              moment: <ShownDate at={visibleFrom} withTime />,
            })}
          </p>
        ))}
        {mayReplaceEarly && (
          <Checkbox
            name="replacesEarly"
            label={t('Replace them without a note: they have been visible for less than ten minutes.')}
            checked={draft.replacesEarly}
            onChange={(event) => onChange({ replacesEarly: event.currentTarget.checked })}
          />
        )}
      </Callout>
      {!(mayReplaceEarly && draft.replacesEarly) && (
        <>
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
      )}
    </>
  )
}
