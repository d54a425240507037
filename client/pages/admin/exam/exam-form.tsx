import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import styled from 'styled-components'
import { changeFailure } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import type { ExamValuesInput, ManagedExamValuesFragment } from '#client/gql/graphql.ts'
import { useUpdateExamMutation } from '#client/gql/hooks/use-update-exam-mutation.ts'
import { t } from '#client/locales/t.ts'
import { from, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { DateInput } from '#client/ui/date-input.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { inputProblems } from '#client/ui/input-problems.ts'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { ManagedExamQuery } from './exam-query.ts'

interface ExamFormProps {
  exam: ManagedExamValuesFragment
  /** Reads the exam anew. */
  onReload: () => void
}

/** Changes what holds for an exam and all its files. */
export function ExamForm({ exam, onReload }: ExamFormProps) {
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [updateExam] = useUpdateExamMutation()
  const [offered, setOffered] = useState(() => draftOf(exam))
  const form = useDraft(`exam ${exam.id}`, { values: offered, edited: offered })
  const { values: draft, edited } = form.draft
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<string>()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const change = (part: Partial<Draft>) => form.change({ values: { ...draft, ...part }, edited })

  function show(next: ManagedExamValuesFragment) {
    setOffered(draftOf(next))
    form.drop()
    setConflict(undefined)
  }

  /** @param previous absent: whichever they are. */
  async function save(previous?: ExamValuesInput) {
    if (busy) return
    setBusy(true)
    setErrors([])
    setConflict(undefined)
    try {
      const { data } = await updateExam({
        variables: { id: exam.id, input: inputOf(draft), ...(previous && { previous }) },
        update: (cache) => {
          forgetResults(cache)
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'examDistribution' })
        },
      })
      const answer = data?.updateExam
      if (answer?.__typename === 'InvalidInput') {
        return setErrors(
          answer.fields.map(({ path, message }) => ({ path: path.replace('input.', ''), message })),
        )
      }
      if (answer?.__typename === 'ManagedExam') {
        setOffered(draftOf(answer))
        form.settle(form.draft, { edited: draftOf(answer) })
      }
      toast({ title: t('Exam saved'), tone: 'success' })
      // A failure is told by the page: what was saved stays saved.
      void apollo.refetchQueries({ include: [ManagedExamQuery] })
    } catch (error) {
      if (errorStatus(error) === 409) setConflict(errorMessage(error))
      else setErrors(changeFailure(error))
    } finally {
      setBusy(false)
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
    <Card>
      <Form
        errors={errors}
        errorTitle={t('The exam is as it was')}
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
        <Grid>
          <Field
            name="title"
            label={t('Exam title')}
            required
            hint={t('Of the exam {exam}, in all its files.', { exam: exam.id })}
          >
            <TextInput
              autoComplete="off"
              value={draft.title}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
          </Field>
          <Field name="date" label={t('Exam date')} hint={t('In A.D. or B.S., in all its files.')}>
            <DateInput value={draft.date} onChange={(date) => change({ date })} />
          </Field>
          <Field
            name="fullMarks"
            label={t('Full marks (optional)')}
            hint={t('The highest mark that the exam has, such as 200. Left empty: as its files say.')}
          >
            <TextInput
              numeric
              inputMode="decimal"
              autoComplete="off"
              value={draft.fullMarks}
              onChange={(event) => change({ fullMarks: event.currentTarget.value })}
            />
          </Field>
          <Field
            name="passPercentage"
            label={t('Pass mark in percent')}
            required
            hint={t(
              'From this percentage up a candidate has passed. Applies at once, also to published results.',
            )}
          >
            <TextInput
              numeric
              inputMode="decimal"
              autoComplete="off"
              value={draft.passPercentage}
              onChange={(event) => change({ passPercentage: event.currentTarget.value })}
            />
          </Field>
        </Grid>
        <FormActions>
          <Button type="submit" busy={busy} busyLabel={t('Saving…')}>
            {t('Save exam')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}

type Draft = Record<'title' | 'date' | 'fullMarks' | 'passPercentage', string>

function draftOf({ title, date, fullMarks, passPercentage }: ManagedExamValuesFragment): Draft {
  return {
    title,
    date: date ?? '',
    fullMarks: fullMarks ? plainDecimal(fullMarks) : '',
    passPercentage: plainDecimal(passPercentage),
  }
}

function inputOf({ title, date, fullMarks, passPercentage }: Draft): ExamValuesInput {
  return {
    title,
    date: date === '' ? null : date,
    fullMarks: fullMarks.trim() === '' ? null : fullMarks.trim(),
    passPercentage: passPercentage.trim(),
  }
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
