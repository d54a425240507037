import { builder } from '#server/graphql/builder.ts'
import { endAllSessions } from './manage-user.ts'
import { managed } from './managed-user.ts'
import { User } from './user.ts'

builder.mutationField('endUserSessions', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: User,
    description: 'Ends all sessions of an account. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      await managed(context, id, endAllSessions)
      return context.db.prisma.user.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
)
