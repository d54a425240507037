import { topPerformersChoices } from '#client/features/second-secret/secret-choices.ts'
import type { TopPerformersShown } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { SelectOf } from '#client/ui/select-of.tsx'

interface TopPerformersChoiceProps {
  chosen: TopPerformersShown
  onChoose: (shown: TopPerformersShown) => void
}

/** How everybody sees the best of an exam. */
export function TopPerformersChoice({ chosen, onChoose }: TopPerformersChoiceProps) {
  return (
    <Field
      name="topPerformers"
      label={t('Top performers')}
      hint={t(
        'What everybody sees of the best ten beside the results. With initials, candidate IDs are shortened, too.',
      )}
    >
      <SelectOf choices={topPerformersChoices} chosen={chosen} onChoose={onChoose} />
    </Field>
  )
}
