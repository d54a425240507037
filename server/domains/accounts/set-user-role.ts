import { builder } from '#server/graphql/builder.ts'
import { LastAdmin } from './last-admin.ts'
import { changeRole, UserConflict } from './manage-user.ts'
import { managed } from './managed-user.ts'
import { RoleEnum, User } from './user.ts'

const SetUserRoleResult = builder.unionType('SetUserRoleResult', {
  types: [User, LastAdmin, UserConflict],
  resolveType: (value) => ('kind' in value ? value.kind : 'User'),
})

builder.mutationField('setUserRole', (t) =>
  t.field({
    authScopes: { admin: true },
    type: SetUserRoleResult,
    description: 'Changes the role of an account; takes effect on its next request. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      role: t.arg({ type: RoleEnum, required: true }),
      version: t.arg.int({
        description:
          'Version of the account that was edited. A conflict if it has changed since. Omit to skip the conflict check.',
      }),
    },
    resolve: (_root, { id, role, version }, context) =>
      managed(context, id, (manager, userId) => changeRole(manager, userId, { role, version })),
  }),
)
