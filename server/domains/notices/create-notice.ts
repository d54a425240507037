import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput, invalidInputFrom } from '#server/graphql/errors.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { MAX_ATTACHMENTS } from '#shared/limits.ts'
import { addNotice } from './add-notice.ts'
import { readNoticeInput } from './notice-input.ts'
import {
  CreateNoticeResult,
  NoticeInputType,
  noticeConflict,
  rejectedAttachments,
  tooManyAttachments,
} from './notice-result.ts'

builder.mutationField('createNotice', (t) =>
  t.field({
    authScopes: { admin: true },
    type: CreateNoticeResult,
    description:
      'Creates a notice with its attachments: at most 10 pictures (JPEG, PNG, WebP, GIF) or PDFs of 10 MB each. Stores nothing if any input is invalid. [admin]',
    args: {
      id: t.arg.id({
        description:
          'A UUID that the notice shall have, so that it is created once, however often it is sent: after that, the result is NoticeConflict.',
      }),
      input: t.arg({ type: NoticeInputType, required: true }),
      attachments: t.arg({ type: ['Upload'] }),
    },
    resolve: async (_root, { input, attachments, ...args }, { db, files, viewer }) => {
      const parsed = readNoticeInput(input)
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const uploads = attachments ?? []
      if (uploads.length > MAX_ATTACHMENTS) return tooManyAttachments()
      const notice = { input: parsed.data.input, uploads, actorId: actorIdOf(viewer) }
      if (args.id == null) return addNotice({ db, files }, notice).catch(rejectedAttachments)
      const id = uuidOf(args.id)
      if (id === undefined) throw badUserInput('The id of a new notice must be a UUID.')
      const created = () => db.prisma.notice.findUnique({ where: { id } })
      const earlier = await created()
      if (earlier) return noticeConflict(earlier)
      return addNotice({ db, files }, { ...notice, id }).catch(async (error: unknown) => {
        // An earlier request may have been still under way.
        const meanwhile = await created()
        return meanwhile ? noticeConflict(meanwhile) : rejectedAttachments(error)
      })
    },
  }),
)
