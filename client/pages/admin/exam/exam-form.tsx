import { forgetResults } from '#client/data/forget-results.ts'
import type { ExamInput, ManagedExamValuesFragment } from '#client/gql/graphql.ts'
import { useUpdateExamMutation } from '#client/gql/hooks/use-update-exam-mutation.ts'
import { t } from '#client/locales/t.ts'
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
import { TwoColumns } from '#client/ui/two-columns.ts'
import { ManagedExamQuery } from './exam-query.ts'
import { useExamEdit } from './use-exam-edit.ts'

interface ExamFormProps {
  exam: ManagedExamValuesFragment
  /** Reads the exam again. */
  onReload: () => void
}

/** Changes what holds for an exam and all its files. */
export function ExamForm({ exam, onReload }: ExamFormProps) {
  const [updateExam] = useUpdateExamMutation()
  const edit = useExamEdit({ key: `exam ${exam.id}`, exam, draftOf, saved: t('Exam saved'), onReload })
  const { draft, change, conflict } = edit

  /** @param version null saves over any other change. */
  const save = (version: number | null, problems: readonly FormError[] = []) =>
    edit.save(async () => {
      const { data } = await updateExam({
        variables: { id: exam.id, input: inputOf(draft), version },
        update: (cache) => {
          forgetResults(cache)
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'examDistribution' })
        },
        // A failure is told by the page: what was saved stays saved.
        refetchQueries: [ManagedExamQuery],
      })
      return data?.updateExam
    }, problems)

  return (
    <Card>
      <Form
        errors={edit.errors}
        errorTitle={t('The exam is as it was')}
        onSubmit={(_, form) => save(edit.version, inputProblems(form))}
      >
        {conflict !== undefined && (
          <EditConflict message={conflict} onKeepMine={() => save(null)} onTakeTheirs={edit.takeTheirs} />
        )}
        <RestoredDraft restored={edit.restored} onDiscard={edit.drop} />
        <TwoColumns>
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
        </TwoColumns>
        <FormActions>
          <Button type="submit" busy={edit.busy} busyLabel={t('Saving…')}>
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

function inputOf({ title, date, fullMarks, passPercentage }: Draft): ExamInput {
  return {
    title,
    date: date === '' ? null : date,
    fullMarks: fullMarks.trim() === '' ? null : fullMarks.trim(),
    passPercentage: passPercentage.trim(),
  }
}
