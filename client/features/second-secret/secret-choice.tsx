import type { SecondSecret } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { secretChoices } from './secret-choices.ts'
import { SecretCoverage } from './secret-coverage.tsx'

interface SecretChoiceProps {
  /** The exam, and a staged file of it. */
  about: { examId: string; stagedId?: string }
  chosen: SecondSecret
  onChoose: (secondSecret: SecondSecret) => void
}

const choices = Object.entries(secretChoices) as [SecondSecret, string][]

/** What candidates enter to see their results in an exam, and who could not see theirs then. */
export function SecretChoice({ about, chosen, onChoose }: SecretChoiceProps) {
  return (
    <>
      <Field
        name="secondSecret"
        label={t('Candidates look up by')}
        hint={t(
          'For all results of this exam. Candidate IDs are easy to guess: with only those, anybody can look at anybody’s result.',
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
      {chosen !== 'NONE' && <SecretCoverage about={about} secondSecret={chosen} />}
    </>
  )
}
