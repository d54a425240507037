import { builder } from '#server/builder.ts'

builder.mutationField('signOut', (t) =>
  t.boolean({
    authScopes: { public: true },
    description: 'Ends this session and takes back its cookies. True also when there was none. [anyone]',
    resolve: async (_root, _args, { viewer, cookies, sessions }) => {
      if (viewer.kind !== 'VISITOR') await sessions.endById(viewer.session.id)
      if (cookies.refresh !== undefined) await sessions.end(cookies.refresh)
      cookies.clear()
      return true
    },
  }),
)
