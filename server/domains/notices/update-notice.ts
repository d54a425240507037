import { z } from 'zod'
import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { invalidInputFrom, notFound } from '#server/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { changeNotice } from './change-notice.ts'
import { noticeInput } from './notice-input.ts'
import { NoticeInputType, noticeUnion, rejectedAttachments, tooManyAttachments } from './notice-result.ts'
import { removeFiles } from './remove-files.ts'

const UpdateNoticeResult = noticeUnion('UpdateNoticeResult')

builder.mutationField('updateNotice', (t) =>
  t.field({
    authScopes: { admin: true },
    type: UpdateNoticeResult,
    description:
      'Changes a notice, adds attachments behind those it has and takes others away, all of it or nothing. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: NoticeInputType, required: true }),
      attachments: t.arg({ type: ['Upload'] }),
      removeAttachments: t.arg.idList({ description: 'Ids of attachments of this notice.' }),
    },
    resolve: async (_root, { id, input, attachments, removeAttachments }, { db, files, log, viewer }) => {
      const parsed = z
        .object({ input: noticeInput })
        .safeParse({ input: { ...input, type: input.type ?? undefined } })
      if (!parsed.success) return invalidInputFrom(parsed.error)
      if (!isUuid(id)) throw gone()
      try {
        const changed = await changeNotice(
          { db, files },
          {
            id,
            input: parsed.data.input,
            uploads: attachments ?? [],
            remove: (removeAttachments ?? []).filter(isUuid),
            actorId: actorIdOf(viewer),
          },
        )
        if (changed.outcome === 'missing') throw gone()
        if (changed.outcome === 'too many') return tooManyAttachments()
        removeFiles({ files, log }, changed.removedKeys)
        return changed.notice
      } catch (error) {
        return rejectedAttachments(error)
      }
    },
  }),
)

const gone = () => notFound('This notice is not there any more.')
