import { useState } from 'react'
import { saveFailure } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { newId } from '#client/data/new-id.ts'
import type { EditedNoticeFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { LeaveQuestion } from '#client/ui/leave-question.tsx'
import { KEPT_IN_TAB, RestoredDraft } from '#client/ui/restored-draft.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { AttachmentFields } from './attachment-fields.tsx'
import { nothingChosen, withoutRefused } from './chosen-files.ts'
import { NoticeConflict } from './notice-conflict.tsx'
import { draftErrors, type NoticeValues, noticeValues, readDraft } from './notice-draft.ts'
import { NoticeTexts } from './notice-texts.tsx'
import { type DraftConflict, useSaveNotice } from './use-save-notice.ts'

interface NoticeDialogProps {
  /** The notice to change; absent for a new one. */
  notice?: EditedNoticeFragment | undefined
  onClose: () => void
  onSaved: () => void
}

/** Writes a notice, new or not. Whatever goes wrong, what was typed and every good file stay. */
export function NoticeDialog({ notice, onClose, onSaved }: NoticeDialogProps) {
  const { toast } = useToast()
  /** Somebody else has deleted the notice meanwhile. */
  const [deleted, setDeleted] = useState(false)
  /** As it was when editing began. */
  const [edited, setEdited] = useState(notice)
  const present = deleted ? undefined : edited
  const { save, share } = useSaveNotice(present)
  const [conflict, setConflict] = useState<DraftConflict>()
  const [ownId] = useState(newId)
  const values = useDraft<NoticeValues>(
    `notice ${notice?.id ?? 'new'}`,
    noticeValues(edited, ownId),
    share !== null,
  )
  const { draft, unsaved, restored, drop } = values
  const change = (part: Partial<NoticeValues>) =>
    values.change({ version: draft.version, newId: draft.newId, ...part })
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [choice, setChoice] = useState(nothingChosen)
  const [removed, setRemoved] = useState<readonly string[]>([])

  async function submit() {
    const input = readDraft(draft)
    const own = draftErrors(input)
    setErrors(own)
    setConflict(undefined)
    if (own.length > 0 || share !== null) return
    try {
      const { version, newId } = draft
      const problems = await save({ input, version, newId, files: choice.files, remove: removed })
      if (problems && 'current' in problems) {
        return present ? setConflict(problems) : goOnWith(problems)
      }
      if (problems) {
        setErrors(problems.fields)
        if (problems.files.length > 0) setChoice((present) => withoutRefused(present, problems.files))
        return
      }
      toast({
        title: present ? t('Notice updated successfully') : t('Notice created successfully'),
        tone: 'success',
      })
      drop()
      onClose()
      onSaved()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (errorStatus(error) === 404) {
        setDeleted(true)
        setRemoved([])
        return setErrors([{ path: '', message: DELETED }])
      }
      const message = errorStatus(error) === 401 ? SIGNED_OUT : errorMessage(error)
      toast({ title: t('Error'), description: message, tone: 'destructive' })
      setErrors(saveFailure(error, message))
    }
  }

  /** An attempt whose answer was lost has created the notice, with other texts or files. */
  function goOnWith(saved: DraftConflict) {
    const { current } = saved
    setDeleted(false)
    goOnFrom(saved)
    change({ version: current.version })
    setErrors([{ path: '', message: alreadyPublished(current.texts.title) }])
  }

  /** Files that are stored are not sent again, and those of them that were taken out since are removed. */
  function goOnFrom({ current, stored }: DraftConflict) {
    const takenOut = [...stored].filter(([file]) => !choice.files.includes(file)).map(([, id]) => id)
    const ids = current.attachments.map(({ id }) => id)
    setEdited(current)
    setConflict(undefined)
    setChoice({ files: choice.files.filter((file) => !stored.has(file)), refused: [] })
    setRemoved([...removed, ...takenOut].filter((id) => ids.includes(id)))
  }

  return (
    <FormDialog
      wide
      title={present ? t('Edit Notice') : t('Add New Notice')}
      errors={errors}
      onSubmit={submit}
      submitLabel={present ? t('Save changes') : t('Publish notice')}
      busy={share !== null}
      busyLabel={t('Saving…')}
      unsaved={lossOf({ typed: unsaved, files: choice.files.length > 0, sending: share !== null })}
      onClose={onClose}
    >
      {share !== null && (
        <LeaveQuestion confirmLabel={t('Stop saving and leave')}>
          <p>{SENDING}</p>
        </LeaveQuestion>
      )}
      {conflict && (
        <NoticeConflict
          message={conflict.message}
          current={conflict.current}
          onKeepMine={() => {
            goOnFrom(conflict)
            change({ ...draft, version: conflict.current.version })
          }}
          onTakeTheirs={() => {
            drop()
            goOnFrom(conflict)
            setRemoved([])
          }}
        />
      )}
      <RestoredDraft restored={restored} onDiscard={drop} />
      <NoticeTexts values={draft} onChange={change} />
      <Field name="type" label={t('Type')}>
        <Select value={draft.type} onChange={(event) => change({ type: event.currentTarget.value })}>
          <option value="NORMAL">{t('Normal')}</option>
          <option value="URGENT">{t('Urgent')}</option>
        </Select>
      </Field>
      <Field
        name="link"
        label={t('Link')}
        hint={t('A page elsewhere, such as https://example.com. Optional.')}
      >
        <TextInput
          type="url"
          value={draft.link}
          onChange={(event) => change({ link: event.currentTarget.value })}
          inputMode="url"
          autoComplete="off"
        />
      </Field>
      <AttachmentFields
        present={present?.attachments ?? []}
        removed={removed}
        onRemoved={setRemoved}
        choice={choice}
        onChoice={setChoice}
        share={share}
      />
    </FormDialog>
  )
}

const SIGNED_OUT = t('You must be logged in to create notices')

const DELETED = t(
  'Somebody has deleted this notice. What you typed is kept: you can publish it as a new notice, without the former attachments.',
)

const alreadyPublished = (title: string) =>
  t(
    'An earlier attempt has published this notice as “{title}”. Save the changes to replace it with what you typed.',
    { title },
  )

const SENDING = t('The notice is being saved. Leaving stops that; what you typed is kept in this tab.')

/** What closing the dialog means for what was entered; undefined when there is nothing to lose. */
function lossOf({ typed, files, sending }: { typed: boolean; files: boolean; sending: boolean }) {
  if (sending) return SENDING
  if (files) return t('What you typed is kept in this tab. The files have to be chosen again.')
  return typed ? KEPT_IN_TAB : undefined
}
