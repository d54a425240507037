import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { invalidInputFrom, notFound } from '#server/graphql/errors.ts'
import { isUuid, uuidOf } from '#server/lib/uuid.ts'
import { changeNotice } from './change-notice.ts'
import { readNoticeInput } from './notice-input.ts'
import {
  NoticeInputType,
  noticeConflict,
  rejectedAttachments,
  tooManyAttachments,
  UpdateNoticeResult,
} from './notice-result.ts'
import { removeFiles } from './remove-files.ts'

builder.mutationField('updateNotice', (t) =>
  t.field({
    authScopes: { admin: true },
    type: UpdateNoticeResult,
    description: 'Changes a notice, appends attachments and removes others, in one transaction. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: NoticeInputType, required: true }),
      attachments: t.arg({ type: ['Upload'] }),
      removeAttachments: t.arg.idList({ description: 'Ids of attachments of this notice.' }),
      version: t.arg.int({
        description: 'The version that was edited. With another one by now, the result is NoticeConflict.',
      }),
    },
    resolve: async (_root, args, { db, files, log, viewer }) => {
      const { input, attachments, removeAttachments, version } = args
      const parsed = readNoticeInput(input)
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const id = uuidOf(args.id)
      if (id === undefined) throw gone()
      try {
        const changed = await changeNotice(
          { db, files },
          {
            id,
            input: parsed.data.input,
            uploads: attachments ?? [],
            remove: (removeAttachments ?? []).filter(isUuid),
            version: version ?? undefined,
            actorId: actorIdOf(viewer),
          },
        )
        if (changed.outcome === 'missing') throw gone()
        if (changed.outcome === 'too many') return tooManyAttachments()
        if (changed.outcome === 'conflict') return noticeConflict(changed.current)
        removeFiles({ db, files, log }, changed.removedKeys)
        return changed.notice
      } catch (error) {
        return rejectedAttachments(error)
      }
    },
  }),
)

const gone = () => notFound('This notice is not there any more.')
