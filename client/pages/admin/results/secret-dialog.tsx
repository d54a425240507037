import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { forgetResults } from '#client/data/forget-results.ts'
import { useEditConflict } from '#client/data/use-edit-conflict.ts'
import { SecretChoice } from '#client/features/second-secret/secret-choice.tsx'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useUpdateExamMutation } from '#client/gql/hooks/use-update-exam-mutation.ts'
import { t } from '#client/locales/t.ts'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { examName } from './result-file-list.ts'
import { ResultFilesQuery } from './result-files-query.ts'
import { TopPerformersChoice } from './top-performers-choice.tsx'

interface SecretDialogProps {
  file: ResultFileRowFragment
  onClose: () => void
}

/** Changes what candidates enter to see their results in the exam of a file, and what everybody sees of its best. */
export function SecretDialog({ file, onClose }: SecretDialogProps) {
  const { examId, exam } = file
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [updateExam] = useUpdateExamMutation()
  const [secondSecret, choose] = useState(exam?.secondSecret ?? 'NONE')
  const [topPerformers, chooseTopPerformers] = useState(exam?.topPerformers ?? 'NAMES')
  const { busy, errors, conflict, ...edit } = useEditConflict()

  const save = (version: number | null) =>
    edit.save(async () => {
      const { data } = await updateExam({
        variables: { id: examId, input: { secondSecret, topPerformers }, version },
        update: forgetResults,
        // The exam may have several files.
        refetchQueries: [ResultFilesQuery],
      })
      if (data?.updateExam.__typename === 'InvalidInput') return data.updateExam.fields
      if (data?.updateExam.__typename === 'ExamConflict') return data.updateExam
      toast({ title: t('Look-up changed'), tone: 'success' })
      onClose()
      return []
    })

  return (
    <FormDialog
      title={t('Change look-up')}
      description={t('{exam}: holds for all its files, at once', { exam: examName(file) })}
      errors={errors}
      errorTitle={t('The look-up is as it was')}
      onSubmit={() => save(exam?.version ?? null)}
      submitLabel={t('Save look-up')}
      busy={busy}
      busyLabel={t('Saving…')}
      onClose={onClose}
    >
      {conflict !== undefined && (
        <EditConflict
          message={conflict}
          onKeepMine={() => save(null)}
          onTakeTheirs={() => {
            void apollo.refetchQueries({ include: [ResultFilesQuery] })
            onClose()
          }}
        />
      )}
      <SecretChoice about={{ examId }} chosen={secondSecret} onChoose={choose} />
      <TopPerformersChoice chosen={topPerformers} onChoose={chooseTopPerformers} />
    </FormDialog>
  )
}
