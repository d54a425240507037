import { endSessions } from '#server/auth/session.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { recordOwnChange } from './record-own-change.ts'
import { signedIn } from './signed-in.ts'

builder.mutationField('signOut', (t) =>
  t.boolean({
    authScopes: { public: true },
    description: 'Ends this session and clears its cookies. True also without a session. [anyone]',
    resolve: async (_root, _args, context) => {
      await signOut(context)
      return true
    },
  }),
)

export async function signOut({ viewer, cookies, sessions, db }: Context): Promise<void> {
  if (viewer.kind !== 'VISITOR') await endSessions(db.prisma, db.now(), { id: viewer.session.id })
  if (cookies.refresh !== undefined) await sessions.end(cookies.refresh)
  cookies.clear()
}

builder.mutationField('signOutEverywhere', (t) =>
  t.int({
    authScopes: { signedIn: true },
    description:
      'Ends all sessions of the viewer, this one included, and returns how many ended. [signed in]',
    resolve: async (_root, _args, { viewer, cookies, db }) => {
      const { user } = signedIn(viewer)
      const count = await db.prisma.$transaction(async (tx) => {
        await recordOwnChange(tx, user, 'user.sessions-ended')
        return endSessions(tx, db.now(), { userId: user.id })
      })
      cookies.clear()
      return count
    },
  }),
)
