import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { invalidInputFrom } from '#server/graphql/errors.ts'
import { addNotice } from './add-notice.ts'
import { MAX_ATTACHMENTS } from './attachment-rules.ts'
import { noticeInput } from './notice-input.ts'
import {
  CreateNoticeResult,
  NoticeInputType,
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
      input: t.arg({ type: NoticeInputType, required: true }),
      attachments: t.arg({ type: ['Upload'] }),
    },
    resolve: async (_root, { input, attachments }, { db, files, viewer }) => {
      const parsed = z
        .object({ input: noticeInput })
        .safeParse({ input: { ...input, type: input.type ?? undefined } })
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const uploads = attachments ?? []
      if (uploads.length > MAX_ATTACHMENTS) return tooManyAttachments()
      return addNotice(
        { db, files },
        { input: parsed.data.input, uploads, actorId: actorIdOf(viewer) },
      ).catch(rejectedAttachments)
    },
  }),
)
