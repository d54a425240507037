import { topPerformersChoices } from '#client/features/second-secret/secret-choices.ts'
import type { TopPerformersShown } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'

interface TopPerformersChoiceProps {
  chosen: TopPerformersShown
  onChoose: (shown: TopPerformersShown) => void
}

const choices = Object.entries(topPerformersChoices) as [TopPerformersShown, string][]

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
      <Select
        value={chosen}
        onChange={(event) => {
          const choice = choices.find(([value]) => value === event.currentTarget.value)
          if (choice) onChoose(choice[0])
        }}
      >
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
