import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { DateInput } from '#client/ui/date-input.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { examName, newestOver } from './result-file-list.ts'

const SetExamDateMutation = graphql(`
  mutation SetExamDate($id: ID!, $examDate: Date!) {
    setExamDate(id: $id, examDate: $examDate) { ...ResultFileRow @unmask }
  }
`)

interface ExamDateDialogProps {
  file: ResultFileRowFragment
  /** All files of the list: a newer one of the exam has the say over its date. */
  files: readonly ResultFileRowFragment[]
  onClose: () => void
}

/** Changes the date of the exam that a file holds the results of. */
export function ExamDateDialog({ file, files, onClose }: ExamDateDialogProps) {
  const { toast } = useToast()
  const [setExamDate] = useMutation(SetExamDateMutation)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  const newer = newestOver(file, files)
  const hint = newer
    ? `In A.D. Candidates see the date of the newer file ${newer.fileName} instead.`
    : 'In A.D. Candidates see it beside the exam’s name.'

  async function submit(values: FormData) {
    const examDate = String(values.get('examDate'))
    if (examDate === '') return setErrors([{ path: 'examDate', message: 'Exam date is required' }])
    setBusy(true)
    try {
      await setExamDate({
        variables: { id: file.id, examDate },
        // The public exam list shows and groups by the date.
        update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'exams' }),
      })
      toast({ title: 'Exam date updated successfully', tone: 'success' })
      onClose()
    } catch (error) {
      const message = errorMessage(error)
      // The date is all that was entered.
      setErrors([{ path: errorStatus(error) === 400 ? 'examDate' : '', message }])
      setBusy(false)
      toast({ title: 'Error updating date', description: message, tone: 'destructive' })
    }
  }

  return (
    <FormDialog
      title="Change exam date"
      description={`${examName(file)}, from the file ${file.fileName}`}
      errors={errors}
      errorTitle="The date is as it was"
      onSubmit={submit}
      submitLabel="Save date"
      busy={busy}
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field name="examDate" label="Exam date" required hint={hint}>
        <DateInput defaultValue={file.examDate ?? ''} />
      </Field>
    </FormDialog>
  )
}
