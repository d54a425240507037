import { actorIdOf } from '#server/auth/viewer.ts'
import type { Notice as NoticeRecord } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, isKind } from '#server/graphql/errors.ts'
import { TOO_MANY_ATTACHMENTS } from './attachment-rules.ts'
import { Notice, NoticeTypeEnum } from './notice.ts'
import { AttachmentsRejected } from './take-attachments.ts'

export const NoticeInputType = builder.inputType('NoticeInput', {
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
      description: 'Absent, it stays as it is; of a new notice it is NORMAL then.',
    }),
    link: t.string({
      description: 'http or https; null or an empty string means no link. Absent, it stays as it is.',
    }),
  }),
})

const OTHER = 'Somebody else has changed this notice while you were editing it.'

const OWN =
  'This notice has changed since you opened it. You were the last person to save it, perhaps in another tab.'

interface NoticeConflictShape {
  kind: 'NoticeConflict'
  current: NoticeRecord
}

const NoticeConflict = builder.objectRef<NoticeConflictShape>('NoticeConflict').implement({
  description:
    'The notice was changed since the version that was edited, or a new one was created before. Nothing was changed.',
  isTypeOf: isKind('NoticeConflict'),
  fields: (t) => ({
    message: t.string({
      resolve: async ({ current }, _args, { db, viewer }) => {
        const last = await db.prisma.activity.findFirst({
          where: { subjectId: current.id, action: { in: ['notice.created', 'notice.updated'] } },
          orderBy: [{ at: 'desc' }, { id: 'desc' }],
          select: { actorId: true },
        })
        return last?.actorId != null && last.actorId === actorIdOf(viewer) ? OWN : OTHER
      },
    }),
    current: t.field({ type: Notice, resolve: ({ current }) => current }),
  }),
})

export const noticeConflict = (current: NoticeRecord): NoticeConflictShape => ({
  kind: 'NoticeConflict',
  current,
})

export const CreateNoticeResult = builder.unionType('CreateNoticeResult', {
  types: [Notice, InvalidInput, NoticeConflict],
  resolveType: (value) => ('kind' in value ? value.kind : Notice),
})

export const UpdateNoticeResult = builder.unionType('UpdateNoticeResult', {
  types: [Notice, InvalidInput, NoticeConflict],
  resolveType: (value) => ('kind' in value ? value.kind : Notice),
})

/** The path of a problem with a file is `attachments.{index}`. */
export function rejectedAttachments(error: unknown): InvalidInputShape {
  if (!(error instanceof AttachmentsRejected)) throw error
  return invalidInput(error.problems.map(({ index, message }) => ({ path: `attachments.${index}`, message })))
}

export const tooManyAttachments = () => invalidInput([{ path: 'attachments', message: TOO_MANY_ATTACHMENTS }])
