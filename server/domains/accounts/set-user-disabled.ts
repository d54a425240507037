import { builder } from '#server/graphql/builder.ts'
import { changedUserUnion } from './last-admin.ts'
import { changeDisabled } from './manage-user.ts'
import { managed } from './managed-user.ts'

const SetUserDisabledResult = changedUserUnion('SetUserDisabledResult')

builder.mutationField('setUserDisabled', (t) =>
  t.field({
    authScopes: { admin: true },
    type: SetUserDisabledResult,
    description: 'Disables an account and ends its sessions, or enables it again. [admin]',
    args: { id: t.arg.id({ required: true }), isDisabled: t.arg.boolean({ required: true }) },
    resolve: (_root, { id, isDisabled }, context) =>
      managed(context, id, (manager, userId) => changeDisabled(manager, userId, isDisabled)),
  }),
)
