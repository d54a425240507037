import type { AccessSession, Viewer } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { keepable } from '#server/keepable.ts'
import { RoleEnum, User } from './user.ts'

// The viewer is whoever asks. Pages read it to know whom they greet and where the way in leads.

export const SessionType = builder.objectRef<Pick<AccessSession, 'expiresAt'>>('Session').implement({
  description: "A signed-in browser's session.",
  fields: (t) => ({
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the access token runs out; `refreshSession` before then prolongs it.',
    }),
  }),
})

export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'Who is asking: a visitor, or somebody with a role.',
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
      resolve: (query, viewer, _args, { db }) =>
        viewer.kind === 'VISITOR'
          ? null
          : db.prisma.user.findUnique({ ...query, where: { id: viewer.user.id } }),
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
    ...keepable,
    authScopes: { public: true },
    type: ViewerType,
    description: 'Who is asking. [anyone]',
    resolve: (_root, _args, { viewer }) => viewer,
  }),
)
