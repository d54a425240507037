import type { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { User } from './user.ts'

builder.queryField('users', (t) =>
  t.prismaConnection(
    {
      authScopes: { admin: true },
      type: User,
      cursor: 'id',
      description: 'The accounts, newest first. [admin]',
      args: {
        search: t.arg.string({ description: 'Part of the address or name, not case-sensitive.' }),
      },
      totalCount: (_root, { search }, { db }) => db.prisma.user.count({ where: usersMatching(search) }),
      resolve: (query, _root, { search }, { db }) =>
        db.prisma.user.findMany({
          ...query,
          where: usersMatching(search),
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { name: 'UserConnection' },
    { name: 'UserEdge' },
  ),
)

/** Accounts whose address or name contains the text. */
export function usersMatching(search: string | null | undefined): Prisma.UserWhereInput {
  const text = search?.trim() ?? ''
  if (text === '') return {}
  const contains = { contains: text, mode: 'insensitive' } as const
  return { OR: [{ email: contains }, { name: contains }] }
}
