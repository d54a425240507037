import { randomUUID } from 'node:crypto'
import { actorIdOf } from '#server/auth/viewer.ts'
import { addAttachment, MediaRefused } from '#server/domains/media/add-media.ts'
import { REMOVED, removeMarked } from '#server/domains/media/clean-up-media.ts'
import type { Notice as NoticeRecord } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { type ConflictShape, conflictMessage, conflictType } from '#server/graphql/conflict.ts'
import type { Context } from '#server/graphql/context.ts'
import {
  badUserInput,
  InvalidInput,
  type InvalidInputShape,
  invalidInput,
  invalidInputFrom,
  notFound,
} from '#server/graphql/errors.ts'
import { dayProblems } from '#server/lib/bikram-sambat.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import { uuid7, uuidOf } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { MAX_ATTACHMENTS } from '#shared/limits.ts'
import { Notice, NoticeTypeEnum } from './notice.ts'
import { readNoticeInput, TOO_MANY_ATTACHMENTS } from './notice-input.ts'
import { saveNotice } from './save-notice.ts'

const NoticeInput = builder.inputType('NoticeInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    description: t.string({ required: true, description: 'Plain text; line breaks are kept.' }),
    nepaliTitle: t.string({
      description: 'An empty string means none; absent, it stays as it is.',
    }),
    nepaliDescription: t.string({
      description: 'Plain text; line breaks are kept. An empty string means none; absent, it stays as it is.',
    }),
    type: t.field({
      type: NoticeTypeEnum,
      description: 'Omit to keep it; NORMAL for a new notice.',
    }),
    link: t.string({
      description: 'http or https; null or an empty string for no link. Omit to keep it.',
    }),
    publishedAt: t.field({
      type: 'DateTime',
      description:
        'Visitors see it from then on; null for now, unless they see it already. Omit to keep it, or for now in a new notice.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Visitors see it until then; null for no end. Omit to keep it.',
    }),
    isPinned: t.boolean({ description: 'Whether it comes before the others. Omit to keep it.' }),
    attachments: t.idList({
      description:
        'The ids of all attachments in their order: those to keep, and files of `uploadAttachment`. At most 10. Omit to keep them.',
    }),
  }),
})

const NoticeConflict = conflictType('NoticeConflict', Notice)

const resultOf = (name: string) =>
  builder.unionType(name, {
    types: [Notice, InvalidInput, NoticeConflict],
    resolveType: (value) => ('kind' in value ? value.kind : Notice),
  })
const CreateNoticeResult = resultOf('CreateNoticeResult')
const UpdateNoticeResult = resultOf('UpdateNoticeResult')

const gone = () => notFound(say`This notice is not there any more.`)

builder.mutationField('createNotice', (t) =>
  t.field({
    authScopes: { admin: true },
    type: CreateNoticeResult,
    description:
      'Creates a notice. `attachments` are further files behind those of the input. Stores nothing if any input is invalid. [admin]',
    args: {
      id: t.arg.id({
        description:
          'A UUID of the client, so that repeated requests create the notice once. NoticeConflict if another notice has it.',
      }),
      input: t.arg({ type: NoticeInput, required: true }),
      attachments: t.arg({ type: ['Upload'] }),
    },
    resolve: (_root, { input, attachments, ...args }, context) => {
      const id = args.id == null ? uuid7() : uuidOf(args.id)
      if (id === undefined) throw badUserInput('The id of a new notice must be a UUID.')
      return change(context, { id, input, uploads: attachments ?? [], version: 0 })
    },
  }),
)

builder.mutationField('updateNotice', (t) =>
  t.field({
    authScopes: { admin: true },
    type: UpdateNoticeResult,
    description:
      'Changes a notice in one transaction. `attachments` are further files, for clients that do not upload them first. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: NoticeInput, required: true }),
      attachments: t.arg({ type: ['Upload'] }),
      removeAttachments: t.arg.idList({
        description: 'Ids of attachments of this notice, where the input does not name those to keep.',
      }),
      version: t.arg.int({
        description:
          'The version that was edited. NoticeConflict if the notice has another version by now with other values. Omit to skip the conflict check.',
      }),
    },
    resolve: (_root, { input, attachments, removeAttachments, version, ...args }, context) => {
      const id = uuidOf(args.id)
      if (id === undefined) throw gone()
      const removed = removeAttachments ?? []
      return change(context, {
        id,
        input,
        uploads: attachments ?? [],
        removed,
        version: version ?? undefined,
      })
    },
  }),
)

interface Change {
  id: string
  input: typeof NoticeInput.$inferInput
  uploads: readonly Promise<UploadedFile>[]
  removed?: readonly string[]
  version: number | undefined
}

/** Stores the uploads, then saves the notice. If it is not saved, the uploads go. */
async function change(
  { db, files, isBusy, log, viewer }: Context,
  { input, uploads, ...o }: Change,
): Promise<NoticeRecord | InvalidInputShape | ConflictShape<'NoticeConflict', NoticeRecord>> {
  const parsed = readNoticeInput(input)
  if (!parsed.success) return invalidInputFrom(parsed.error)
  const { publishedAt, expiresAt } = parsed.data.input
  const inOtherCalendar = dayProblems({ publishedAt, expiresAt }, db.now())
  if (inOtherCalendar.length > 0) return invalidInput(inOtherCalendar)
  if (uploads.length > MAX_ATTACHMENTS) return tooMany()
  const actorId = actorIdOf(viewer)
  const added: string[] = []
  const problems: { path: string; message: string }[] = []
  let saved: Awaited<ReturnType<typeof saveNotice>> | undefined
  try {
    for (const [index, upload] of uploads.entries()) {
      const attachment = { id: randomUUID(), upload: await upload, actorId }
      await addAttachment({ db, files, isBusy }, attachment).then(
        ({ id }) => added.push(id),
        (error: unknown) => {
          if (!(error instanceof MediaRefused)) throw error
          problems.push({ path: `attachments.${index}`, message: error.message })
        },
      )
    }
    if (problems.length > 0) return invalidInput(problems)
    saved = await saveNotice(db, { ...o, input: parsed.data.input, added, actorId })
  } finally {
    if (saved?.outcome !== 'saved' && added.length > 0)
      await db.prisma.mediaFile.updateMany({
        where: { id: { in: added }, noticeId: null },
        data: { unusedSince: REMOVED },
      })
    removeMarked({ db, files, log })
  }
  if (saved.outcome === 'saved') return saved.notice
  if (saved.outcome === 'conflict') {
    const { current } = saved
    const last = await db.prisma.activity.findFirst({
      where: { subjectId: current.id, action: { in: ['notice.created', 'notice.updated'] } },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      select: { actorId: true },
    })
    return { kind: 'NoticeConflict', message: conflictMessage(viewer, last?.actorId ?? null), current }
  }
  if (saved.outcome === 'missing') throw gone()
  if (saved.outcome === 'ends before') return invalidInput([ENDS_BEFORE])
  return saved.outcome === 'too many' ? tooMany() : invalidInput([LOST])
}

const tooMany = () => invalidInput([{ path: 'attachments', message: TOO_MANY_ATTACHMENTS }])

const ENDS_BEFORE = { path: 'input.expiresAt', message: say`Choose an end after the beginning` }

const LOST = {
  path: 'attachments',
  message: say`An attachment is not there any more. Remove it, and upload it again if you have it.`,
}
