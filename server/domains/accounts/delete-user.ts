import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import type { Context } from '#server/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, notFound } from '#server/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { isLastAdmin, LastAdmin, type LastAdminShape, lastAdmin, lockAdmins } from './last-admin.ts'

interface DeletedUserShape {
  kind: 'DeletedUser'
  id: string
}

const DeletedUser = builder.objectRef<DeletedUserShape>('DeletedUser').implement({
  description: 'The account is gone, and its sessions with it. What it made stays, without its name.',
  fields: (t) => ({ id: t.exposeID('id') }),
})

const DeleteUserResult = builder.unionType('DeleteUserResult', {
  types: [DeletedUser, LastAdmin, InvalidInput],
  resolveType: ({ kind }) => kind,
})

builder.mutationField('deleteUser', (t) =>
  t.field({
    authScopes: { admin: true },
    type: DeleteUserResult,
    description:
      'Deletes an account for good, with its sessions, mailed links and mails under way. What it published stays, without its name; the log forgets its address. Nobody deletes the account they are signed in with. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      confirmation: t.arg.string({
        required: true,
        description: "The account's address, typed by a person.",
      }),
    },
    resolve: (_root, args, context) => deleteUser(context, args),
  }),
)

function deleteUser(
  { db, env, viewer }: Context,
  { id, confirmation }: { id: string; confirmation: string },
): Promise<DeletedUserShape | LastAdminShape | InvalidInputShape> {
  const actorId = actorIdOf(viewer)
  return db.prisma.$transaction(async (tx) => {
    await lockAdmins(tx)
    const user = isUuid(id) ? await tx.user.findUnique({ where: { id } }) : null
    if (!user) throw notFound('This account is not there any more.')
    if (user.id === actorId) {
      return invalidInput([
        { path: 'id', message: 'This is your own account. Ask another admin to delete it' },
      ])
    }
    if (confirmation.trim().toLowerCase() !== user.email) {
      return invalidInput([{ path: 'confirmation', message: `Type ${user.email} to delete this account` }])
    }
    if (await isLastAdmin(tx, id, env.demo)) return lastAdmin
    await tx.owedMail.deleteMany({ where: { recipient: user.email } })
    // A trigger takes the address out of the log; everything else goes, or loses its name, with the row.
    await tx.user.delete({ where: { id } })
    await tx.activity.create({
      data: { actorId, action: 'user.deleted', subject: '(deleted)', subjectId: id },
    })
    return { kind: 'DeletedUser', id } as const
  })
}
