import { builder } from '#server/builder.ts'
import { InvalidInput, type InvalidInputShape, invalidInput } from '#server/errors.ts'
import { TOO_MANY_ATTACHMENTS } from './attachment-rules.ts'
import { Notice, NoticeTypeEnum } from './notice.ts'
import { AttachmentsRejected } from './take-attachments.ts'

export const NoticeInputType = builder.inputType('NoticeInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    description: t.string({ required: true, description: 'Plain text; line breaks are kept.' }),
    type: t.field({ type: NoticeTypeEnum, description: 'Absent means NORMAL.' }),
    link: t.string({ description: 'http or https; empty is the same as none.' }),
  }),
})

/** Notice | InvalidInput, for the two mutations that save one. */
export function noticeUnion(name: 'CreateNoticeResult' | 'UpdateNoticeResult') {
  return builder.unionType(name, {
    types: [Notice, InvalidInput],
    resolveType: (value) => ('kind' in value ? value.kind : Notice),
  })
}

/** Problems with files have the path `attachments.{index}`. */
export function rejectedAttachments(error: unknown): InvalidInputShape {
  if (!(error instanceof AttachmentsRejected)) throw error
  return invalidInput(error.problems.map(({ index, message }) => ({ path: `attachments.${index}`, message })))
}

export const tooManyAttachments = () => invalidInput([{ path: 'attachments', message: TOO_MANY_ATTACHMENTS }])
