import { useApolloClient } from '@apollo/client/react'
import { failureMessage } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { useEditConflict } from '#client/data/use-edit-conflict.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useSetExamDateMutation } from '#client/gql/hooks/use-set-exam-date-mutation.ts'
import { apiText } from '#client/locales/api-text.ts'
import { t } from '#client/locales/t.ts'
import { DateInput } from '#client/ui/date-input.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { KEPT_IN_TAB, RestoredDraft } from '#client/ui/restored-draft.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { readTypedDay } from '#shared/calendar/read-day.ts'
import { examName } from './result-file-list.ts'
import { ResultFilesQuery } from './result-files-query.ts'

graphql(`
  mutation SetExamDate($id: ID!, $examDate: Date!, $version: Int) {
    setExamDate(id: $id, examDate: $examDate, version: $version) { ...ResultFileRow }
  }
`)

interface ExamDateDialogProps {
  file: ResultFileRowFragment
  onClose: () => void
}

/** Changes the date of the exam that a file holds the results of. */
export function ExamDateDialog({ file, onClose }: ExamDateDialogProps) {
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [setExamDate] = useSetExamDateMutation()
  const { busy, errors, conflict, ...edit } = useEditConflict()
  const offered = { examDate: file.examDate ?? '', version: file.exam?.version ?? null }
  const { draft, unsaved, restored, change, drop } = useDraft(`exam date ${file.id}`, offered, busy)

  /** @param version null saves over any other change. */
  function submit(version: number | null) {
    const { day: examDate = '', problem } = readTypedDay(draft.examDate)
    const message =
      problem !== undefined ? apiText(problem) : examDate === '' ? t('Exam date is required') : undefined
    return edit.save(
      () => save({ examDate, version }),
      message === undefined ? [] : [{ path: 'examDate', message }],
    )
  }

  async function save(variables: { examDate: string; version: number | null }) {
    try {
      await setExamDate({
        variables: { id: file.id, ...variables },
        // The public exam list shows and groups by the date.
        update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'exams' }),
        // The exam may have several files.
        refetchQueries: [ResultFilesQuery],
      })
    } catch (error) {
      if (errorStatus(error) !== 409) toast(failureMessage(error, t('Error updating date')))
      // The date is all that was entered.
      if (errorStatus(error) === 400) return [{ path: 'examDate', message: errorMessage(error) }]
      throw error
    }
    drop()
    toast({ title: t('Exam date updated successfully'), tone: 'success' })
    onClose()
    return []
  }

  return (
    <FormDialog
      title={t('Change exam date')}
      description={t('{exam}: holds for all its files, at once', { exam: examName(file) })}
      errors={errors}
      errorTitle={t('The date is as it was')}
      onSubmit={() => submit(draft.version)}
      submitLabel={t('Save date')}
      busy={busy}
      busyLabel={t('Saving…')}
      unsaved={unsaved ? KEPT_IN_TAB : undefined}
      onClose={onClose}
    >
      {conflict !== undefined && (
        <EditConflict
          message={conflict}
          onKeepMine={() => submit(null)}
          onTakeTheirs={() => {
            drop()
            void apollo.refetchQueries({ include: [ResultFilesQuery] })
            onClose()
          }}
        />
      )}
      <RestoredDraft restored={restored} onDiscard={drop} />
      <Field
        name="examDate"
        label={t('Exam date')}
        required
        hint={t('In A.D. or B.S. Candidates see it beside the exam’s name.')}
      >
        <DateInput
          value={draft.examDate}
          onChange={(examDate) => change({ examDate, version: draft.version })}
        />
      </Field>
    </FormDialog>
  )
}
