import type { SecondSecret } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { SelectOf } from '#client/ui/select-of.tsx'
import { secretChoices } from './secret-choices.ts'
import { SecretCoverage } from './secret-coverage.tsx'

interface SecretChoiceProps {
  /** The exam, and a staged file of it. */
  about: { examId: string; stagedId?: string }
  chosen: SecondSecret
  onChoose: (secondSecret: SecondSecret) => void
}

/** The second secret of an exam, and the candidates who could not see their results with it. */
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
        <SelectOf choices={secretChoices} chosen={chosen} onChoose={onChoose} />
      </Field>
      {chosen !== 'NONE' && <SecretCoverage about={about} secondSecret={chosen} />}
    </>
  )
}
