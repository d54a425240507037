import { ContentTranslation } from '#server/domains/content/content-translation.ts'
import type { Notice as NoticeRecord } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { noticeTypeNames } from '#shared/notice-types.ts'
import { NoticeAttachment } from './attachment.ts'
import { textsIn, translationOf } from './notice-texts.ts'
import { shownNotices } from './shown-notices.ts'

// A notice is an announcement with optional pictures and PDFs. Visitors see it and its attachments while it is active.

export const NoticeTypeEnum = builder.enumType('NoticeType', {
  description: 'The priority of a notice.',
  values: noticeTypeNames,
})

const NoticeTiming = builder.enumType('NoticeTiming', {
  description: 'Whether the time of a notice is still to come, is now, or is over.',
  values: ['WAITING', 'CURRENT', 'OVER'] as const,
})

const NoticeTexts = builder.objectRef<NoticeRecord>('NoticeTexts').implement({
  description: 'Title and description of a notice as staff wrote them, and in Nepali.',
  fields: (t) => ({
    title: t.exposeString('title', { complexity: 800 }),
    description: t.exposeString('description', { complexity: 30_200 }),
    nepaliTitle: t.exposeString('nepaliTitle', { complexity: 800, nullable: true }),
    nepaliDescription: t.exposeString('nepaliDescription', { complexity: 30_200, nullable: true }),
  }),
})

export const Notice = builder.prismaObject('Notice', {
  description: 'An announcement of the institute.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({
      complexity: 800,
      description: 'In the language of the request; as it was written where there is none in that language.',
      resolve: (notice, _args, { language }) => textsIn(language, notice).title,
    }),
    description: t.string({
      complexity: 30_200,
      description: 'Plain text; line breaks are kept. In the language of the request, as the title.',
      resolve: (notice, _args, { language }) => textsIn(language, notice).description,
    }),
    texts: t.field({
      type: NoticeTexts,
      description: 'The texts in both languages.',
      resolve: (notice) => notice,
    }),
    translation: t.field({ type: ContentTranslation, complexity: 20, resolve: translationOf }),
    type: t.expose('type', { type: NoticeTypeEnum }),
    link: t.exposeString('link', {
      complexity: 6_200,
      nullable: true,
      description: 'Address of a page that the notice links to.',
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'From when visitors see it.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when visitors see it; null: without end.',
    }),
    isPinned: t.exposeBoolean('isPinned', { description: 'Whether it stands before the others.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether visitors see it in its time.' }),
    timing: t.field({
      type: NoticeTiming,
      resolve: ({ publishedAt, expiresAt }, _args, { db }) =>
        publishedAt > db.now() ? 'WAITING' : expiresAt && expiresAt <= db.now() ? 'OVER' : 'CURRENT',
    }),
    version: t.exposeInt('version', { description: 'Grows with each edit; see updateNotice.' }),
    attachments: t.relation('attachments', {
      type: NoticeAttachment,
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
  }),
})

builder.queryField('notice', (t) =>
  t.prismaField({
    ...cacheable,
    authScopes: { public: true },
    type: Notice,
    nullable: true,
    description:
      'One notice; null when it does not exist or visitors do not see it now. Admins see all. [anyone]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (query, _root, { id }, { db, viewer }) => {
      const visible = viewer.kind === 'ADMIN' ? {} : await shownNotices(db)
      const wanted = { ...query, where: { id, ...visible } }
      return isUuid(id) ? db.prisma.notice.findFirst(wanted) : null
    },
  }),
)
