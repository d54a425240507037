import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { correctResultPath, paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { TextInput } from '#client/ui/text-input.tsx'

/** Leads to the correction of one candidate's result. */
export function FindResult({ examId }: { examId: string }) {
  const navigate = useNavigate()
  return (
    <Narrow>
      <Form
        method="get"
        action={paths.adminCorrectResult}
        onSubmit={(values) =>
          navigate(correctResultPath(examId, String(values.get('candidate') ?? '').trim()))
        }
      >
        <input type="hidden" name="exam" value={examId} />
        <Field
          name="candidate"
          label={t('Candidate ID')}
          hint={t(
            'Mark, rank or percentage of one candidate, with a reason. Deleting the correction undoes it.',
          )}
        >
          <TextInput autoComplete="off" required />
        </Field>
        <FormActions>
          <Button type="submit" variant="secondary">
            {t('Correct this result')}
          </Button>
        </FormActions>
      </Form>
    </Narrow>
  )
}

const Narrow = styled(Card)`
  max-width: 30rem;
`
