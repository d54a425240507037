import { endSessions } from '#server/access/session.ts'
import { builder } from '#server/builder.ts'
import { signedIn } from './signed-in.ts'

builder.mutationField('signOut', (t) =>
  t.boolean({
    authScopes: { public: true },
    description: 'Ends this session and takes back its cookies. True also when there was none. [anyone]',
    resolve: async (_root, _args, { viewer, cookies, sessions, db }) => {
      if (viewer.kind !== 'VISITOR') await endSessions(db.prisma, { id: viewer.session.id })
      if (cookies.refresh !== undefined) await sessions.end(cookies.refresh)
      cookies.clear()
      return true
    },
  }),
)

builder.mutationField('signOutEverywhere', (t) =>
  t.int({
    authScopes: { signedIn: true },
    description: 'Ends all sessions of whoever asks, this one too, and says how many those were. [signed in]',
    resolve: async (_root, _args, { viewer, cookies, db }) => {
      const count = await endSessions(db.prisma, { userId: signedIn(viewer).user.id })
      cookies.clear()
      return count
    },
  }),
)
