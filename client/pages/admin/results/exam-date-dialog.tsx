import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { DateInput } from '#client/ui/date-input.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { readTypedDay } from '#shared/calendar/read-day.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { dateOver, examName, isHidden } from './result-file-list.ts'
import { ResultFilesQuery } from './result-files-query.ts'

const SetExamDateMutation = graphql(`
  mutation SetExamDate($id: ID!, $examDate: Date!, $previousDate: Date) {
    setExamDate(id: $id, examDate: $examDate, previousDate: $previousDate) { ...ResultFileRow @unmask }
  }
`)

interface ExamDateDialogProps {
  file: ResultFileRowFragment
  /** All files of the list: a newer one of the exam has the say over its date. */
  files: readonly ResultFileRowFragment[]
  /** ISO 8601 */
  now: string
  onClose: () => void
}

/** Changes the date of the exam that a file holds the results of. */
export function ExamDateDialog({ file, files, now, onClose }: ExamDateDialogProps) {
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [setExamDate] = useMutation(SetExamDateMutation)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<{ message: string; examDate: string }>()
  const [errors, setErrors] = useState<readonly FormError[]>([])

  const hint = `In A.D. or B.S. ${whoSeesIt(file, files, now)}`

  async function submit(values: FormData) {
    const { day: examDate, problem } = readTypedDay(String(values.get('examDate')))
    if (problem !== undefined) return setErrors([{ path: 'examDate', message: problem }])
    if (examDate === '') return setErrors([{ path: 'examDate', message: 'Exam date is required' }])
    await save({ examDate, previousDate: file.examDate ?? null })
  }

  /** @param variables.previousDate absent: whichever it is. */
  async function save(variables: { examDate: string; previousDate?: string | null }) {
    setBusy(true)
    setErrors([])
    setConflict(undefined)
    try {
      await setExamDate({
        variables: { id: file.id, ...variables },
        // The public exam list shows and groups by the date.
        update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'exams' }),
      })
      toast({ title: 'Exam date updated successfully', tone: 'success' })
      onClose()
    } catch (error) {
      const message = errorMessage(error)
      setBusy(false)
      if (errorStatus(error) === 409) return setConflict({ message, examDate: variables.examDate })
      // The date is all that was entered.
      setErrors([{ path: errorStatus(error) === 400 ? 'examDate' : '', message }])
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
      {conflict && (
        <EditConflict
          message={conflict.message}
          onKeepMine={() => save({ examDate: conflict.examDate })}
          onTakeTheirs={() => {
            void apollo.refetchQueries({ include: [ResultFilesQuery] })
            onClose()
          }}
        />
      )}
      <Field name="examDate" label="Exam date" required hint={hint}>
        <DateInput defaultValue={file.examDate ?? ''} />
      </Field>
    </FormDialog>
  )
}

type File = ResultFileRowFragment

function whoSeesIt(file: File, files: readonly File[], now: string): string {
  const newer = dateOver(file, files, now)
  if (newer) return `Candidates see the date of the newer file ${newer.fileName} instead.`
  if (!isHidden(file, now)) return 'Candidates see it beside the exam’s name.'
  return `Candidates see it once the file is released: ${sayInstant(file.releaseAt)}.`
}
