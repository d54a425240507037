import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import styled from 'styled-components'
import { changeFailure } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import type { ManagedExamValuesFragment, RecheckRulesInput } from '#client/gql/graphql.ts'
import { useSetRecheckRulesOfExamMutation } from '#client/gql/hooks/use-set-recheck-rules-of-exam-mutation.ts'
import { t } from '#client/locales/t.ts'
import { examPath, paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { DateInput } from '#client/ui/date-input.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { inputProblems } from '#client/ui/input-problems.ts'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { ManagedExamQuery } from './exam-query.ts'

interface Draft {
  isOn: boolean
  until: string
  fee: string
}

const draftOf = ({ recheck }: ManagedExamValuesFragment): Draft => ({
  isOn: recheck != null,
  until: recheck?.until ?? '',
  fee: recheck?.fee ?? '',
})

const inputOf = ({ isOn, until, fee }: Draft): RecheckRulesInput => ({
  until: isOn && until !== '' ? until : null,
  fee: isOn ? fee.trim() || null : null,
})

interface RecheckFormProps {
  exam: ManagedExamValuesFragment
  /** Reads the exam anew. */
  onReload: () => void
}

/** Whether and until when candidates of an exam may ask for a re-check. */
export function RecheckForm({ exam, onReload }: RecheckFormProps) {
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [setRules, { loading }] = useSetRecheckRulesOfExamMutation()
  const [offered, setOffered] = useState(() => draftOf(exam))
  const form = useDraft(`re-checks ${exam.id}`, { values: offered, edited: offered })
  const { values: draft, edited } = form.draft
  const [conflict, setConflict] = useState<string>()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const change = (part: Partial<Draft>) => form.change({ values: { ...draft, ...part }, edited })

  function show(next: ManagedExamValuesFragment) {
    setOffered(draftOf(next))
    form.drop()
    setConflict(undefined)
  }

  /** @param previous absent: whichever they are. */
  async function save(previous?: RecheckRulesInput) {
    setConflict(undefined)
    if (draft.isOn && draft.until === '') {
      return setErrors([{ path: 'until', message: t('Enter the last day') }])
    }
    setErrors([])
    try {
      const { data } = await setRules({
        variables: { examId: exam.id, input: inputOf(draft), ...(previous && { previous }) },
        update: forgetResults,
      })
      const answer = data?.setRecheckRules
      if (answer?.__typename === 'InvalidInput') {
        return setErrors(
          answer.fields.map(({ path, message }) => ({ path: path.replace('input.', ''), message })),
        )
      }
      if (answer?.__typename === 'ManagedExam') {
        setOffered(draftOf(answer))
        form.settle(form.draft, { edited: draftOf(answer) })
      }
      toast({ title: t('Re-checks saved'), tone: 'success' })
    } catch (error) {
      if (errorStatus(error) === 409) setConflict(errorMessage(error))
      else setErrors(changeFailure(error))
    }
  }

  async function takeTheirs() {
    setErrors([])
    try {
      const { data } = await apollo.query({
        query: ManagedExamQuery,
        variables: { examId: exam.id },
        fetchPolicy: 'network-only',
      })
      if (!data?.managedExam) return onReload()
      show(data.managedExam)
    } catch (error) {
      setErrors([{ path: '', message: errorMessage(error) }])
    }
  }

  return (
    <Narrow>
      <Form
        errors={errors}
        errorTitle={t('Nothing was changed')}
        onSubmit={(_, form) => {
          const problems = inputProblems(form)
          if (problems.length > 0) return setErrors(problems)
          void save(inputOf(edited))
        }}
      >
        {conflict !== undefined && (
          <EditConflict message={conflict} onKeepMine={() => save()} onTakeTheirs={takeTheirs} />
        )}
        <RestoredDraft restored={form.restored} onDiscard={form.drop} />
        <Checkbox
          name="isOn"
          label={t('Candidates may ask for a re-check on their result')}
          checked={draft.isOn}
          onChange={(event) => change({ isOn: event.currentTarget.checked })}
        />
        {draft.isOn && (
          <>
            <Field
              name="until"
              label={t('Last day')}
              required
              hint={t('In A.D. or B.S.; until midnight in Nepal.')}
            >
              <DateInput value={draft.until} onChange={(until) => change({ until })} />
            </Field>
            <Field
              name="fee"
              label={t('About the fee (optional)')}
              hint={t('Candidates read it above the form. For example: Rs 500, at the desk.')}
            >
              <TextInput
                autoComplete="off"
                maxLength={200}
                value={draft.fee}
                onChange={(event) => change({ fee: event.currentTarget.value })}
              />
            </Field>
          </>
        )}
        <FormActions>
          <Button type="submit" variant="secondary" busy={loading} busyLabel={t('Saving…')}>
            {t('Save re-checks')}
          </Button>
        </FormActions>
        <p>
          <TextLink to={examPath(paths.adminRechecks, exam.id)}>{t('Requests of this exam')}</TextLink>
        </p>
      </Form>
    </Narrow>
  )
}

const Narrow = styled(Card)`
  max-width: 30rem;

  & form {
    gap: ${space[4]};
  }
`
