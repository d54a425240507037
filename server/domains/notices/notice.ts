import type { Viewer } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { NoticeType } from '#server/generated/prisma/enums.ts'
import { keepable } from '#server/keepable.ts'
import { isUuid } from '#server/lib/uuid.ts'

// A notice is an announcement on the institute's notice board, urgent or not, perhaps with pictures and PDFs. Visitors
// see it while it is active; its attachments are public for exactly as long.

export const NoticeTypeEnum = builder.enumType(NoticeType, {
  name: 'NoticeType',
  description: 'How loudly a notice speaks.',
})

const NoticeAttachment = builder.prismaObject('NoticeAttachment', {
  description: 'A picture or PDF that belongs to a notice.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName', { description: "The file's own name, as it was uploaded." }),
    fileType: t.exposeString('fileType', { description: 'Media type, judged by content.' }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    width: t.exposeInt('width', { nullable: true, description: 'Pixels; null for a PDF.' }),
    height: t.exposeInt('height', { nullable: true, description: 'Pixels; null for a PDF.' }),
    url: t.string({
      description: 'A path of this site, open to everybody while the notice is active.',
      resolve: ({ filePath }) => attachmentUrl(filePath),
    }),
    previewUrl: t.string({
      nullable: true,
      description: 'A picture made small, for lists; null for a PDF.',
      resolve: ({ previewPath }) => previewPath && attachmentUrl(previewPath),
    }),
  }),
})

export const Notice = builder.prismaObject('Notice', {
  description: "An announcement on the institute's notice board.",
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { description: 'Plain text; line breaks are kept.' }),
    type: t.expose('type', { type: NoticeTypeEnum }),
    link: t.exposeString('link', {
      nullable: true,
      description: 'Address of a page elsewhere, if the notice points to one.',
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether visitors see it.' }),
    attachments: t.relation('attachments', {
      type: NoticeAttachment,
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
  }),
})

builder.queryField('notice', (t) =>
  t.prismaField({
    ...keepable,
    authScopes: { public: true },
    type: Notice,
    nullable: true,
    description: 'One notice; null when it is not there or, for all but admins, not active. [anyone]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { db, viewer }) => {
      const wanted = { ...query, where: { id, ...visibleNotices(viewer) } }
      return isUuid(id) ? db.prisma.notice.findFirst(wanted) : null
    },
  }),
)

/** The notices that somebody may see: the active ones, for admins all. */
export function visibleNotices(viewer: Viewer): Prisma.NoticeWhereInput {
  return viewer.kind === 'ADMIN' ? {} : { isActive: true }
}

/** Where everything of an attachment lies in the file store. */
export const ATTACHMENTS_FOLDER = 'notice-attachments'

/** @param path as the attachment's record has it: {notice id}/{random id}.{extension}. */
export const attachmentKey = (path: string) => `${ATTACHMENTS_FOLDER}/${path}`

/** @param path as the attachment's record has it. */
export const attachmentUrl = (path: string) => `/files/notices/${path}`
