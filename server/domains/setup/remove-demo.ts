import { actorIdOf } from '#server/auth/viewer.ts'
import { lockAdmins } from '#server/domains/accounts/last-admin.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { deleteLeftovers } from './delete-leftovers.ts'
import { removeDemoData } from './demo-removal.ts'
import { findDemoData } from './find-demo-data.ts'

builder.mutationField('removeDemo', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      'Removes what came with the demo and what its accounts made. Other accounts that have their role from a demo account become students. False when there is nothing of it. Not for demo accounts: they use `setUp`. [admin]',
    resolve: async (_root, _args, context) => {
      const { db, viewer } = context
      const actorId = actorIdOf(viewer)
      if (actorId === null || (viewer.kind === 'ADMIN' && viewer.user.isDemo))
        throw badUserInput(
          say`This is a demo account, which would go, too. Make an account of your own first.`,
        )
      const leftovers = await db.prisma.$transaction(async (tx) => {
        await lockAdmins(tx)
        return (await findDemoData(tx, { except: actorId })) === null ? null : removeDemoData(tx, actorId)
      })
      if (leftovers) deleteLeftovers(context, leftovers)
      return leftovers !== null
    },
  }),
)
