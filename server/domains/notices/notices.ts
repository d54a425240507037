import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import type { Context } from '#server/graphql/context.ts'
import { newestByPrisma, type PageArgs, rowsOf } from '#server/graphql/newest-first.ts'
import { composed } from '#server/lib/visible-text.ts'
import { inBothDigits } from '#shared/digits.ts'
import { Notice } from './notice.ts'

const NoticeConnection = builder.connectionObject({ type: Notice, name: 'NoticeConnection' })

builder.queryField('notices', (t) =>
  t.connection(
    {
      ...cacheable,
      authScopes: { public: true },
      type: Notice,
      description: 'The active notices, newest first. [anyone]',
      resolve: (_root, args, context, info) => pageOf({ isActive: true }, args, context, info),
    },
    NoticeConnection,
  ),
)

builder.queryField('allNotices', (t) =>
  t.connection(
    {
      authScopes: { admin: true },
      type: Notice,
      description: 'Active and inactive notices, newest first. [admin]',
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
  return newestByPrisma(args, 'publishedAt', ({ beyond, ...page }) =>
    context.db.prisma.notice.findMany({
      ...rowsOf(context, info),
      ...page,
      where: { AND: [where, ...beyond] },
    }),
  )
}
