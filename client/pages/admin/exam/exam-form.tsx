import { forgetResults } from '#client/data/forget-results.ts'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type { ManagedExamValuesFragment } from '#client/gql/graphql.ts'
import { useUpdateExamMutation } from '#client/gql/hooks/use-update-exam-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Card } from '#client/ui/card.tsx'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { TwoColumns } from '#client/ui/two-columns.ts'
import { ManagedExamQuery } from './exam-query.ts'

/** Changes what holds for an exam and all its files. */
export function ExamForm({ exam }: { exam: ManagedExamValuesFragment }) {
  const { toast } = useToast()
  const [updateExam] = useUpdateExamMutation()
  const { title, date, fullMarks, passPercentage } = exam
  const form = useEditForm({
    key: `exam ${exam.id}`,
    values: {
      title,
      date: date ?? '',
      fullMarks: fullMarks ? plainDecimal(fullMarks) : '',
      passPercentage: plainDecimal(passPercentage),
    },
    version: exam.version,
    async send({ title, date, fullMarks, passPercentage }, version) {
      const input = {
        title,
        date: date || null,
        fullMarks: fullMarks.trim() || null,
        passPercentage: passPercentage.trim(),
      }
      const { data } = await updateExam({
        variables: { id: exam.id, input, version },
        update: (cache) => {
          forgetResults(cache)
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'examDistribution' })
        },
        // A failure is told by the page: what was saved stays saved.
        refetchQueries: [ManagedExamQuery],
      })
      return data?.updateExam
    },
    onSaved: () => toast({ title: t('Exam saved'), tone: 'success' }),
  })
  return (
    <Card>
      <EditForm
        form={form}
        errorTitle={t('The exam is as it was')}
        submitLabel={t('Save exam')}
        group={TwoColumns}
        fields={[
          {
            name: 'title',
            label: t('Exam title'),
            required: true,
            hint: t('Of the exam {exam}, in all its files.', { exam: exam.id }),
          },
          { name: 'date', type: 'day', label: t('Exam date'), hint: t('In A.D. or B.S., in all its files.') },
          {
            name: 'fullMarks',
            type: 'number',
            label: t('Full marks (optional)'),
            hint: t('The highest mark that the exam has, such as 200. Left empty: as its files say.'),
          },
          {
            name: 'passPercentage',
            type: 'number',
            label: t('Pass mark in percent'),
            required: true,
            hint: t(
              'From this percentage up a candidate has passed. Applies at once, also to published results.',
            ),
          },
        ]}
      />
    </Card>
  )
}
