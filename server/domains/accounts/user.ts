import { openSessions } from '#server/access/session.ts'
import { builder } from '#server/builder.ts'
import { Role } from '#server/generated/prisma/enums.ts'

// A user is somebody with an account: staff of the institute, or a student who signed up.
// Others see no more of a user than staff pages need; the password's hash never leaves the database layer.

export const RoleEnum = builder.enumType(Role, {
  name: 'Role',
  description: "What a signed-in person may do: run the institute's site, teach, or study.",
})

export const User = builder.prismaObject('User', {
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name', { nullable: true }),
    role: t.expose('role', { type: RoleEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime', authScopes: { admin: true } }),
    emailVerifiedAt: t.expose('emailVerifiedAt', {
      type: 'DateTime',
      nullable: true,
      authScopes: { admin: true },
    }),
    disabledAt: t.expose('disabledAt', { type: 'DateTime', nullable: true, authScopes: { admin: true } }),
    openSessions: t.relationCount('sessions', {
      description: 'In how many browsers the account is signed in.',
      authScopes: { admin: true },
      where: () => openSessions(),
    }),
    lastSeenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a session of the account was last begun or renewed.',
      authScopes: { admin: true },
      select: {
        sessions: { select: { lastUsedAt: true }, orderBy: { lastUsedAt: 'desc' }, take: 1 },
      },
      resolve: ({ sessions }) => sessions[0]?.lastUsedAt ?? null,
    }),
  }),
})
