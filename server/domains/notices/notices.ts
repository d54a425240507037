import type { GraphQLResolveInfo } from 'graphql'
import type { Notice as NoticeRecord, Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import type { Context } from '#server/graphql/context.ts'
import { beyond, newestFirst, type PageArgs, type Place, rowsOf } from '#server/graphql/newest-first.ts'
import { composed } from '#server/lib/visible-text.ts'
import { inBothDigits } from '#shared/digits.ts'
import { Notice } from './notice.ts'
import { noticeOrder, shownNotices } from './shown-notices.ts'

const NoticeConnection = builder.connectionObject({ type: Notice, name: 'NoticeConnection' })

builder.queryField('notices', (t) =>
  t.connection(
    {
      ...cacheable,
      authScopes: { public: true },
      type: Notice,
      description: 'The notices that visitors see now, pinned ones before the others, newest first. [anyone]',
      resolve: async (_root, args, context, info) =>
        pageOf(await shownNotices(context.db), args, context, info),
    },
    NoticeConnection,
  ),
)

builder.queryField('allNotices', (t) =>
  t.connection(
    {
      authScopes: { admin: true },
      type: Notice,
      description: 'All notices, pinned ones before the others, newest first. [admin]',
      args: {
        search: t.arg.string({
          description:
            'Part of the title in either language, with digits of either kind; not case-sensitive.',
        }),
      },
      resolve: (_root, { search, ...args }, context, info) =>
        pageOf(titled(composed(search?.trim() ?? '')), args, context, info),
    },
    NoticeConnection,
  ),
)

function titled(text: string): Prisma.NoticeWhereInput {
  if (text === '') return {}
  const found = inBothDigits(text).map((contains) => ({ contains, mode: 'insensitive' as const }))
  return { OR: found.flatMap((title) => [{ title }, { nepaliTitle: title }]) }
}

function pageOf(where: Prisma.NoticeWhereInput, args: PageArgs, context: Context, info: GraphQLResolveInfo) {
  return newestFirst<NoticeRecord>(args, {
    placeOf: ({ publishedAt, id, isPinned }) => ({ at: publishedAt, id, isPinned }),
    find: ({ after, before, limit, inverted }) =>
      context.db.prisma.notice.findMany({
        ...rowsOf(context, info),
        orderBy: noticeOrder(inverted ? 'asc' : 'desc'),
        take: limit,
        where: { AND: [where, ...beyondPlace(after, 'lt'), ...beyondPlace(before, 'gt')] },
      }),
  })
}

/** The notices behind a place, or before it: of those that are pinned as its own or not, and all others on that side. */
function beyondPlace(place: Place | undefined, side: 'lt' | 'gt'): Prisma.NoticeWhereInput[] {
  if (!place) return []
  const { isPinned = false } = place
  const others = isPinned === (side === 'lt') ? [{ isPinned: !isPinned }] : []
  return [{ OR: [{ isPinned, ...beyond('publishedAt', place, side) }, ...others] }]
}
