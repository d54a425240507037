import { useState } from 'react'
import { errorMessage } from '#client/apollo/error-message.ts'
import type { ManagedNoticeFragment } from '#client/gql/graphql.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { Select } from '#client/ui/select.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { AttachmentFields } from './attachment-fields.tsx'
import { nothingChosen, withoutRefused } from './chosen-files.ts'
import { draftErrors, readDraft } from './notice-draft.ts'
import { useSaveNotice } from './use-save-notice.ts'

interface NoticeDialogProps {
  /** The notice to change; absent for a new one. */
  notice?: ManagedNoticeFragment | undefined
  onClose: () => void
  onSaved: () => void
}

/** Writes a notice, new or not. Whatever goes wrong, what was typed and every good file stay. */
export function NoticeDialog({ notice, onClose, onSaved }: NoticeDialogProps) {
  const { toast } = useToast()
  const { save, share } = useSaveNotice(notice?.id)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [choice, setChoice] = useState(nothingChosen)
  const [removed, setRemoved] = useState<readonly string[]>([])

  async function submit(values: FormData) {
    const input = readDraft(values)
    const own = draftErrors(input)
    setErrors(own)
    if (own.length > 0 || share !== null) return
    try {
      const problems = await save({ input, files: choice.files, remove: removed })
      if (problems) {
        setErrors(problems.fields)
        if (problems.files.length > 0) setChoice((present) => withoutRefused(present, problems.files))
        return
      }
      toast({
        title: notice ? 'Notice updated successfully' : 'Notice created successfully',
        tone: 'success',
      })
      onClose()
      onSaved()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ title: 'Error', description: errorMessage(error), tone: 'destructive' })
      setErrors([{ path: '', message: `${errorMessage(error)} Nothing was saved; you can try again.` }])
    }
  }

  return (
    <FormDialog
      wide
      title={notice ? 'Edit Notice' : 'Add New Notice'}
      errors={errors}
      onSubmit={submit}
      submitLabel={notice ? 'Save changes' : 'Publish notice'}
      busy={share !== null}
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field name="title" label="Title" required>
        <TextInput defaultValue={notice?.title} maxLength={200} />
      </Field>
      <Field name="description" label="Description" required hint="Line breaks and web addresses are kept.">
        <TextArea rows={5} defaultValue={notice?.description} maxLength={10_000} />
      </Field>
      <Field name="type" label="Type">
        <Select defaultValue={notice?.type ?? 'NORMAL'}>
          <option value="NORMAL">Normal</option>
          <option value="URGENT">Urgent</option>
        </Select>
      </Field>
      <Field name="link" label="Link" hint="A page elsewhere, such as https://example.com. Optional.">
        <TextInput type="url" defaultValue={notice?.link ?? ''} inputMode="url" autoComplete="off" />
      </Field>
      <AttachmentFields
        present={notice?.attachments ?? []}
        removed={removed}
        onRemoved={setRemoved}
        choice={choice}
        onChoice={setChoice}
        share={share}
      />
    </FormDialog>
  )
}
