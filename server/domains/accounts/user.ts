import { openSessions } from '#server/auth/session.ts'
import { Role } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'

// A user is a person with an account: staff of the institute, or a student who signed up.

export const RoleEnum = builder.enumType(Role, {
  name: 'Role',
  description: 'The permissions of a user: administer the site, teach, or study.',
})

export const User = builder.prismaObject('User', {
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name', { nullable: true }),
    role: t.expose('role', { type: RoleEnum }),
    version: t.exposeInt('version', {
      description: 'Grows when the role changes, and when the account is disabled or enabled.',
      authScopes: { admin: true },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', authScopes: { admin: true } }),
    emailVerifiedAt: t.expose('emailVerifiedAt', {
      type: 'DateTime',
      nullable: true,
      authScopes: { admin: true },
    }),
    disabledAt: t.expose('disabledAt', { type: 'DateTime', nullable: true, authScopes: { admin: true } }),
    openSessions: t.relationCount('sessions', {
      description: 'Number of browsers in which the account is signed in.',
      authScopes: { admin: true },
      where: (_args, { db }) => openSessions(db.now()),
    }),
    lastSeenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a session of the account was last opened or refreshed.',
      authScopes: { admin: true },
      select: {
        sessions: { select: { lastUsedAt: true }, orderBy: { lastUsedAt: 'desc' }, take: 1 },
      },
      resolve: ({ sessions }) => sessions[0]?.lastUsedAt ?? null,
    }),
  }),
})
