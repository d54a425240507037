import { useApolloClient } from '@apollo/client/react'
import { forgetResults } from '#client/data/forget-results.ts'
import { secretField, topPerformersField } from '#client/features/second-secret/secret-choices.ts'
import { SecretCoverage } from '#client/features/second-secret/secret-coverage.tsx'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { FormFields } from '#client/forms/form-fields.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type { ExamInput, ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useUpdateExamMutation } from '#client/gql/hooks/use-update-exam-mutation.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { examName } from './result-file-list.ts'
import { ResultFilesQuery } from './result-files-query.ts'

interface ExamDialogProps {
  file: ResultFileRowFragment
  onClose: () => void
}

/** What the dialogs have in common that change the exam of a file. */
function useExamEdit<Values extends ExamInput>(
  { file: { examId, exam }, onClose }: ExamDialogProps,
  o: Pick<Parameters<typeof useEditForm<Values, null>>[0], 'key' | 'values' | 'check' | 'failed'> & {
    saved: string
  },
) {
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [updateExam] = useUpdateExamMutation()
  return useEditForm({
    ...o,
    version: exam?.version,
    closes: true,
    async send(input, version) {
      const { data } = await updateExam({
        variables: { id: examId, input, version },
        update: forgetResults,
        // The exam may have several files.
        refetchQueries: [ResultFilesQuery],
      })
      return data?.updateExam
    },
    onSaved() {
      toast({ title: o.saved, tone: 'success' })
      onClose()
    },
    onTaken() {
      void apollo.refetchQueries({ include: [ResultFilesQuery] })
      onClose()
    },
  })
}

const scopeOf = (file: ResultFileRowFragment) =>
  t('{exam}: holds for all its files, at once', { exam: examName(file) })

/** Changes the date of the exam. */
export function ExamDateDialog(props: ExamDialogProps) {
  const { file, onClose } = props
  const form = useExamEdit(props, {
    key: `exam date ${file.id}`,
    values: { date: file.examDate ?? '' },
    check: ({ date }) => (date === '' ? [{ path: 'date', message: t('Exam date is required') }] : []),
    saved: t('Exam date updated successfully'),
    failed: t('Error updating date'),
  })
  return (
    <EditDialog
      form={form}
      title={t('Change exam date')}
      description={scopeOf(file)}
      errorTitle={t('The date is as it was')}
      submitLabel={t('Save date')}
      onClose={onClose}
      fields={[
        {
          name: 'date',
          type: 'day',
          label: t('Exam date'),
          required: true,
          hint: t('In A.D. or B.S. Candidates see it beside the exam’s name.'),
        },
      ]}
    />
  )
}

/** Changes what candidates enter to see their results, and what everybody sees of the best ones. */
export function LookUpDialog(props: ExamDialogProps) {
  const { file, onClose } = props
  const form = useExamEdit(props, {
    values: {
      secondSecret: file.exam?.secondSecret ?? 'NONE',
      topPerformers: file.exam?.topPerformers ?? 'NAMES',
    },
    saved: t('Look-up changed'),
  })
  const { secondSecret } = form.values
  return (
    <EditDialog
      form={form}
      title={t('Change look-up')}
      description={scopeOf(file)}
      errorTitle={t('The look-up is as it was')}
      submitLabel={t('Save look-up')}
      onClose={onClose}
      fields={[secretField]}
    >
      {secondSecret !== 'NONE' && (
        <SecretCoverage about={{ examId: file.examId }} secondSecret={secondSecret} />
      )}
      <FormFields form={form} fields={[topPerformersField]} />
    </EditDialog>
  )
}
