import type { AccessSession, Viewer } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheableForVisitors } from '#server/graphql/cache-hint.ts'
import { RoleEnum, User } from './user.ts'

// The viewer is the visitor or signed-in user who sends the request.

export const SessionType = builder.objectRef<Pick<AccessSession, 'expiresAt'>>('Session').implement({
  description: 'The session of a signed-in browser.',
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the access token expires; `refreshSession` renews it.',
    }),
  }),
})

export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The sender of the request: a visitor or a signed-in user.',
  fields: (t) => ({
    role: t.field({
      type: RoleEnum,
      nullable: true,
      description: 'Null for a visitor.',
      resolve: (viewer) => (viewer.kind === 'VISITOR' ? null : viewer.kind),
    }),
    user: t.prismaField({
      type: User,
      nullable: true,
      resolve: (query, viewer, _args, { db }) => {
        const wanted = { ...query }
        return viewer.kind === 'VISITOR'
          ? null
          : db.prisma.user.findUnique({ ...wanted, where: { id: viewer.user.id } })
      },
    }),
    session: t.field({
      type: SessionType,
      nullable: true,
      resolve: (viewer) => (viewer.kind === 'VISITOR' ? null : viewer.session),
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    ...cacheableForVisitors,
    authScopes: { public: true },
    type: ViewerType,
    description: 'The sender of the request. [anyone]',
    resolve: (_root, _args, { viewer }) => viewer,
  }),
)
