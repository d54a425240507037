import { builder } from '#server/graphql/builder.ts'
import { changedUserUnion } from './last-admin.ts'
import { changeRole } from './manage-user.ts'
import { managed } from './managed-user.ts'
import { RoleEnum } from './user.ts'

const SetUserRoleResult = changedUserUnion('SetUserRoleResult')

builder.mutationField('setUserRole', (t) =>
  t.field({
    authScopes: { admin: true },
    type: SetUserRoleResult,
    description: 'Changes the role of an account; takes effect on its next request. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      role: t.arg({ type: RoleEnum, required: true }),
      previousRole: t.arg({
        type: RoleEnum,
        description:
          'The role that was edited. With another one by now, nothing is changed and the error is CONFLICT. Absent means whichever it is.',
      }),
    },
    resolve: (_root, { id, role, previousRole }, context) =>
      managed(context, id, (manager, userId) => changeRole(manager, userId, role, previousRole ?? undefined)),
  }),
)
