import { useState } from 'react'
import styled from 'styled-components'
import { saveFailure } from '#client/data/change-failure.ts'
import { errorStatus } from '#client/data/error-status.ts'
import { newId } from '#client/data/new-id.ts'
import { MISSING_NEPALI, NepaliSwitch } from '#client/features/content-editor/nepali-switch.tsx'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { FormFields } from '#client/forms/form-fields.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
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
import { Field } from '#client/ui/field.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { Lang } from '#client/ui/lang.tsx'
import { LeaveQuestion } from '#client/ui/leave-question.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { withScheme } from '#client/ui/with-scheme.ts'
import { instantOfNepalClock, nepalClock } from '#shared/calendar/nepal-time.ts'
import { languageOfText } from '#shared/locales.ts'
import { noticeTypeNames, noticeTypes } from '#shared/notice-types.ts'
import { AttachmentFields, useAttachmentUploads } from './attachment-fields.tsx'
import { forgetPublicNotices } from './managed-notices-query.ts'

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
  /** Of a new notice: sent again after its answer was lost, it is the same notice. */
  newId: string
}

interface NoticeDialogProps {
  /** The notice to change; absent for a new one. */
  notice?: EditedNoticeFragment | undefined
  onClose: () => void
  onSaved: () => void
}

/** Writes a notice, new or not. After a failure the typed text and uploaded files stay. */
export function NoticeDialog({ notice, onClose, onSaved }: NoticeDialogProps) {
  const { toast } = useToast()
  const [create] = useCreateNoticeMutation({ update: forgetPublicNotices })
  const [update] = useUpdateNoticeMutation({ update: forgetPublicNotices })
  /** Absent for a new one, and after somebody else has deleted it. */
  const [edited, setEdited] = useState(notice)
  const [ownId] = useState(newId)
  const before = valuesOf(edited, ownId)
  const form = useEditForm({
    key: `notice ${notice?.id ?? 'new'}`,
    values: before,
    version: edited?.version ?? 0,
    closes: true,
    failed: t('Error'),
    check: (values) => [
      ...problemsOf(inputOf(values, before)),
      ...uploads.uploads.map(({ file }) => notUploaded(file)),
    ],
    async send(values, version) {
      const input = inputOf(values, before)
      try {
        const answer = edited
          ? (await update({ variables: { id: edited.id, version, input } })).data?.updateNotice
          : (await create({ variables: { id: values.newId, input } })).data?.createNotice
        return answer?.__typename === 'NoticeConflict' && !edited ? goOnWith(answer.current, values) : answer
      } catch (error) {
        if (errorStatus(error) === 404) return setDeleted(values)
        if (errorStatus(error) !== 401) throw error
        toast({ title: t('Error'), description: SIGNED_OUT, tone: 'destructive' })
        return { __typename: 'InvalidInput' as const, fields: saveFailure(error, SIGNED_OUT) }
      }
    },
    onSaved() {
      toast({
        title: edited ? t('Notice updated successfully') : t('Notice created successfully'),
        tone: 'success',
      })
      onClose()
      onSaved()
    },
    onTaken: (current) => setEdited(current),
  })
  const { values } = form
  const onAttachments = (attachments: readonly AttachmentLinkFragment[]) => form.change({ attachments })
  const uploads = useAttachmentUploads(values.attachments, onAttachments)

  function setDeleted(values: NoticeValues) {
    const attachments = without(values.attachments, edited?.attachments ?? [])
    setEdited(undefined)
    form.hold({ ...values, attachments }, { values: valuesOf(undefined, ownId), version: 0 })
    return problem(DELETED)
  }

  /** An attempt whose answer was lost has created the notice, with other texts or files. */
  function goOnWith(current: EditedNoticeFragment, values: NoticeValues) {
    setEdited(current)
    form.hold(values, { values: valuesOf(current, ownId), version: current.version })
    return problem(alreadyPublished(current.texts.title))
  }

  /** Files that the other version has added or removed are added or removed here. */
  function keep() {
    if (!form.conflict) return
    const { current } = form.conflict
    const [base, mine] = [edited?.attachments ?? [], values.attachments]
    const attachments = [
      ...without(mine, without(base, current.attachments)),
      ...without(current.attachments, [...base, ...mine]),
    ]
    setEdited(current)
    return form.keep({ ...values, attachments })
  }

  return (
    <EditDialog
      wide
      form={{ ...form, keep }}
      title={edited ? t('Edit Notice') : t('Add New Notice')}
      submitLabel={edited ? t('Save changes') : t('Publish notice')}
      underWay={uploads.isUploading ? { label: t('Uploading…'), loss: UPLOADING } : undefined}
      staysWhileBusy
      onClose={onClose}
      theirs={(current) => (
        <>
          <p>{t('The saved version:')}</p>
          <Theirs {...current} />
        </>
      )}
    >
      {uploads.isUploading && (
        <LeaveQuestion confirmLabel={t('Stop the upload and leave')}>
          <p>{UPLOADING}</p>
        </LeaveQuestion>
      )}
      <NoticeTexts values={values} onChange={form.change} />
      <FormFields
        form={form}
        fields={[
          {
            name: 'type',
            label: t('Type'),
            choices: noticeTypeNames.map((type) => [type, noticeTypes[type][locale]]),
          },
          {
            name: 'link',
            type: 'url',
            label: t('Link'),
            hint: t('A page elsewhere, such as https://example.com. Optional.'),
          },
        ]}
      />
      <AttachmentFields attachments={values.attachments} onChange={onAttachments} uploads={uploads} />
      <Times>
        <FormFields
          form={form}
          fields={[
            { name: 'publishedAt', type: 'moment', label: t('Show from'), hint: t('Empty: at once.') },
            { name: 'expiresAt', type: 'moment', label: t('Show until'), hint: t('Empty: without end.') },
          ]}
        />
      </Times>
      <FormFields
        form={form}
        fields={[{ name: 'isPinned', type: 'check box', label: t('Pin: it stands before the others') }]}
      />
    </EditDialog>
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

const problem = (message: string) => ({
  __typename: 'InvalidInput' as const,
  fields: [{ path: '', message }],
})

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
function problemsOf({ title, description, link }: NoticeInput): FormError[] {
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

interface NoticeTextValues {
  title: string
  description: string
  nepaliTitle: string
  nepaliDescription: string
}

interface NoticeTextsProps {
  values: NoticeTextValues
  onChange: (part: Partial<NoticeTextValues>) => void
}

const lacksNepali = (text: string, nepali: string) => languageOfText(text) === 'en' && nepali.trim() === ''

/** Title and description of a notice, each with its Nepali text below it. */
function NoticeTexts({ values, onChange }: NoticeTextsProps) {
  const { title, description, nepaliTitle, nepaliDescription } = values
  const [isChosen, setChosen] = useState<boolean>()
  // An existing or typed text is shown until it is switched off, even while it is emptied.
  if (isChosen === undefined && nepaliTitle + nepaliDescription !== '') setChosen(true)
  const isShown = isChosen === true
  const lacking = [lacksNepali(title, nepaliTitle), lacksNepali(description, nepaliDescription)]
  return (
    <>
      <NepaliSwitch
        texts={[title, description].filter((text) => languageOfText(text) === 'en').length}
        missing={lacking.filter(Boolean).length}
        checked={isShown}
        onChange={setChosen}
      />
      <Field name="title" label={t('Title')} required>
        <TextInput
          value={title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
          maxLength={200}
        />
      </Field>
      {isShown && (
        <Field
          name="nepaliTitle"
          label={t('{label} in Nepali', { label: t('Title') })}
          hint={lacking[0] ? MISSING_NEPALI : undefined}
        >
          <TextInput
            lang="ne"
            autoComplete="off"
            value={nepaliTitle}
            onChange={(event) => onChange({ nepaliTitle: event.currentTarget.value })}
            maxLength={200}
          />
        </Field>
      )}
      <Field
        name="description"
        label={t('Description')}
        required
        hint={t('Line breaks and web addresses are kept.')}
      >
        <TextArea
          rows={5}
          value={description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
          maxLength={10_000}
        />
      </Field>
      {isShown && (
        <Field
          name="nepaliDescription"
          label={t('{label} in Nepali', { label: t('Description') })}
          hint={lacking[1] ? MISSING_NEPALI : undefined}
        >
          <TextArea
            lang="ne"
            rows={5}
            value={nepaliDescription}
            onChange={(event) => onChange({ nepaliDescription: event.currentTarget.value })}
            maxLength={10_000}
          />
        </Field>
      )}
    </>
  )
}
