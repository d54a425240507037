import { useState } from 'react'
import styled from 'styled-components'
import { saveFailure } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { fieldName } from '#client/data/field-name.ts'
import { newId } from '#client/data/new-id.ts'
import { graphql } from '#client/gql/gql.ts'
import type {
  AttachmentLinkFragment,
  EditedNoticeFragment,
  NoticeInput,
  NoticeType,
} from '#client/gql/graphql.ts'
import { useCreateNoticeMutation } from '#client/gql/hooks/use-create-notice-mutation.ts'
import { useUpdateNoticeMutation } from '#client/gql/hooks/use-update-notice-mutation.ts'
import { locale } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { DayAndTimeField } from '#client/ui/day-and-time-field.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { Lang } from '#client/ui/lang.tsx'
import { LeaveQuestion } from '#client/ui/leave-question.tsx'
import { KEPT_IN_TAB, RestoredDraft } from '#client/ui/restored-draft.tsx'
import { SelectOf } from '#client/ui/select-of.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { withScheme } from '#client/ui/with-scheme.ts'
import { instantOfNepalClock, nepalClock } from '#shared/calendar/nepal-time.ts'
import { noticeTypeNames, noticeTypes } from '#shared/notice-types.ts'
import { AttachmentFields, useAttachmentUploads } from './attachment-fields.tsx'
import { forgetPublicNotices } from './managed-notices-query.ts'
import { NoticeTexts, type NoticeTextValues } from './notice-texts.tsx'

graphql(`
  mutation CreateNotice($id: ID!, $input: NoticeInput!) {
    createNotice(id: $id, input: $input) {
      __typename
      ... on NoticeConflict { message current { ...EditedNotice } }
      ... on Notice { id }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

graphql(`
  mutation UpdateNotice($id: ID!, $version: Int, $input: NoticeInput!) {
    updateNotice(id: $id, version: $version, input: $input) {
      __typename
      ... on NoticeConflict { message current { ...EditedNotice } }
      ... on Notice { ...ManagedNotice }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

/** Values of the form's fields. */
interface NoticeValues extends NoticeTextValues {
  type: NoticeType
  link: string
  /** On Kathmandu's clock; empty for at once and for no end. */
  publishedAt: string
  expiresAt: string
  isPinned: boolean
  attachments: readonly AttachmentLinkFragment[]
  /** The version that was edited; absent for a new notice. */
  version: number | undefined
  /** Of a new notice: sent again after its answer was lost, it is the same notice. */
  newId: string
}

interface NoticeDialogProps {
  /** The notice to change; absent for a new one. */
  notice?: EditedNoticeFragment | undefined
  onClose: () => void
  onSaved: () => void
}

/** Writes a notice, new or not. When it is not saved, what was typed and uploaded stays. */
export function NoticeDialog({ notice, onClose, onSaved }: NoticeDialogProps) {
  const { toast } = useToast()
  const [create] = useCreateNoticeMutation({ update: forgetPublicNotices })
  const [update] = useUpdateNoticeMutation({ update: forgetPublicNotices })
  /** Absent for a new one, and after somebody else has deleted it. */
  const [edited, setEdited] = useState(notice)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<{ message: string; current: EditedNoticeFragment }>()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [ownId] = useState(newId)
  const before = valuesOf(edited, ownId)
  const values = useDraft(`notice ${notice?.id ?? 'new'}`, before, busy)
  const { draft, unsaved, restored, drop } = values
  const { version, newId: id } = draft
  const change = (part: Partial<NoticeValues>) => values.change({ version, newId: id, ...part })
  const onAttachments = (attachments: readonly AttachmentLinkFragment[]) => change({ attachments })
  const uploads = useAttachmentUploads(draft.attachments, onAttachments)

  async function submit() {
    const input = inputOf(draft, before)
    const own = [...draftErrors(input), ...uploads.uploads.map(({ file }) => notUploaded(file))]
    setErrors(own)
    setConflict(undefined)
    if (own.length > 0 || busy) return
    setBusy(true)
    try {
      const answer = edited
        ? (await update({ variables: { id: edited.id, version, input } })).data?.updateNotice
        : (await create({ variables: { id, input } })).data?.createNotice
      if (answer?.__typename === 'InvalidInput')
        return setErrors(answer.fields.map(({ path, message }) => ({ path: fieldName(path), message })))
      if (answer?.__typename === 'NoticeConflict')
        return edited ? setConflict(answer) : goOnWith(answer.current)
      toast({
        title: edited ? t('Notice updated successfully') : t('Notice created successfully'),
        tone: 'success',
      })
      drop()
      onClose()
      onSaved()
    } catch (error) {
      if (errorStatus(error) === 404) return setDeleted()
      const message = errorStatus(error) === 401 ? SIGNED_OUT : errorMessage(error)
      toast({ title: t('Error'), description: message, tone: 'destructive' })
      setErrors(saveFailure(error, message))
    } finally {
      setBusy(false)
    }
  }

  function setDeleted() {
    const gone = edited?.attachments ?? []
    setEdited(undefined)
    values.change({ ...draft, attachments: without(draft.attachments, gone) })
    setErrors([{ path: '', message: DELETED }])
  }

  /** An attempt whose answer was lost has created the notice, with other texts or files. */
  function goOnWith(current: EditedNoticeFragment) {
    setEdited(current)
    values.change({ ...draft, version: current.version })
    setErrors([{ path: '', message: alreadyPublished(current.texts.title) }])
  }

  /** Files that the other version has added or removed are added or removed here. */
  function keepMine(current: EditedNoticeFragment) {
    const [before, own] = [edited?.attachments ?? [], draft.attachments]
    const attachments = [
      ...without(own, without(before, current.attachments)),
      ...without(current.attachments, [...before, ...own]),
    ]
    setEdited(current)
    setConflict(undefined)
    values.change({ ...draft, attachments, version: current.version })
  }

  return (
    <FormDialog
      wide
      title={edited ? t('Edit Notice') : t('Add New Notice')}
      errors={errors}
      onSubmit={submit}
      submitLabel={edited ? t('Save changes') : t('Publish notice')}
      busy={busy || uploads.isUploading}
      busyLabel={busy ? t('Saving…') : t('Uploading…')}
      staysWhileBusy={busy}
      unsaved={uploads.isUploading ? UPLOADING : unsaved ? KEPT_IN_TAB : undefined}
      onClose={onClose}
    >
      {uploads.isUploading && (
        <LeaveQuestion confirmLabel={t('Stop the upload and leave')}>
          <p>{UPLOADING}</p>
        </LeaveQuestion>
      )}
      {conflict && (
        <EditConflict
          message={t('{message} Your change is not saved yet.', { message: conflict.message })}
          onKeepMine={() => keepMine(conflict.current)}
          onTakeTheirs={() => {
            drop()
            setEdited(conflict.current)
            setConflict(undefined)
          }}
        >
          <p>{t('The saved version:')}</p>
          <Theirs {...conflict.current} />
        </EditConflict>
      )}
      <RestoredDraft restored={restored} onDiscard={drop} />
      <NoticeTexts values={draft} onChange={change} />
      <Field name="type" label={t('Type')}>
        <SelectOf choices={typeNames} chosen={draft.type} onChoose={(type) => change({ type })} />
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
      <AttachmentFields attachments={draft.attachments} onChange={onAttachments} uploads={uploads} />
      <Times>
        <DayAndTimeField
          name="publishedAt"
          label={t('Show from')}
          hint={t('Empty: at once.')}
          value={draft.publishedAt}
          onChange={(publishedAt) => change({ publishedAt })}
        />
        <DayAndTimeField
          name="expiresAt"
          label={t('Show until')}
          hint={t('Empty: without end.')}
          value={draft.expiresAt}
          onChange={(expiresAt) => change({ expiresAt })}
        />
      </Times>
      <Checkbox
        name="isPinned"
        label={t('Pin: it stands before the others')}
        checked={draft.isPinned}
        onChange={(event) => change({ isPinned: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space[4]};
`

function Theirs({ texts, link }: EditedNoticeFragment) {
  const { title, description, nepaliTitle, nepaliDescription } = texts
  return (
    <Quote>
      <strong>
        <Lang>{title}</Lang>
      </strong>
      <p>
        <Lang>{description}</Lang>
      </p>
      {nepaliTitle && (
        <strong>
          <Lang>{nepaliTitle}</Lang>
        </strong>
      )}
      {nepaliDescription && (
        <p>
          <Lang>{nepaliDescription}</Lang>
        </p>
      )}
      {link !== null && <p>{link}</p>}
    </Quote>
  )
}

const Quote = styled.blockquote`
  display: grid;
  gap: ${space[1]};
  max-height: 12rem;
  margin: 0 0 ${space[2]};
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const typeNames = Object.fromEntries(
  noticeTypeNames.map((type) => [type, noticeTypes[type][locale]]),
) as Record<NoticeType, string>

const SIGNED_OUT = t('You must be logged in to create notices')

const DELETED = t(
  'Somebody has deleted this notice. What you typed is kept: you can publish it as a new notice, without the former attachments.',
)

const UPLOADING = t(
  'Files are being uploaded. Leaving stops that; what you typed and what is uploaded is kept in this tab.',
)

const alreadyPublished = (title: string) =>
  t(
    'An earlier attempt has published this notice as “{title}”. Save the changes to replace it with what you typed.',
    { title },
  )

const notUploaded = ({ name }: File) => ({
  path: 'attachments',
  message: t('{name} is not uploaded. Try again, or remove it', { name }),
})

const without = (attachments: readonly AttachmentLinkFragment[], others: readonly AttachmentLinkFragment[]) =>
  attachments.filter(({ id }) => !others.some((other) => other.id === id))

function valuesOf(notice: EditedNoticeFragment | undefined, newId: string): NoticeValues {
  return {
    title: notice?.texts.title ?? '',
    description: notice?.texts.description ?? '',
    nepaliTitle: notice?.texts.nepaliTitle ?? '',
    nepaliDescription: notice?.texts.nepaliDescription ?? '',
    type: notice?.type ?? noticeTypeNames[0],
    link: notice?.link ?? '',
    publishedAt: notice ? nepalClock(notice.publishedAt) : '',
    expiresAt: notice?.expiresAt ? nepalClock(notice.expiresAt) : '',
    isPinned: notice?.isPinned ?? false,
    attachments: notice?.attachments ?? [],
    version: notice?.version,
    newId,
  }
}

function inputOf(draft: NoticeValues, before: NoticeValues): NoticeInput {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    nepaliTitle: draft.nepaliTitle.trim(),
    nepaliDescription: draft.nepaliDescription.trim(),
    type: draft.type,
    link: withScheme(draft.link.trim()) || null,
    // A minute has many moments: one that was not changed stays.
    ...(draft.publishedAt !== before.publishedAt && {
      publishedAt: instantOfNepalClock(draft.publishedAt) ?? null,
    }),
    expiresAt: instantOfNepalClock(draft.expiresAt) ?? null,
    isPinned: draft.isPinned,
    attachments: draft.attachments.map(({ id }) => id),
  }
}

/** Errors that the browser finds by itself. */
function draftErrors({ title, description, link }: NoticeInput): FormError[] {
  return [
    ...(title === '' ? [{ path: 'title', message: t('Title is required') }] : []),
    ...(description === '' ? [{ path: 'description', message: t('Description is required') }] : []),
    ...(link && !isWebAddress(link)
      ? [{ path: 'link', message: t('Enter a web address such as https://example.com') }]
      : []),
  ]
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
