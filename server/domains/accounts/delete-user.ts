import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, notFound } from '#server/graphql/errors.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { isLastAdmin, LastAdmin, type LastAdminShape, lastAdmin, lockAdmins } from './last-admin.ts'

interface DeletedUserShape {
  kind: 'DeletedUser'
  id: string
}

const DeletedUser = builder.objectRef<DeletedUserShape>('DeletedUser').implement({
  description: 'The account and its sessions are deleted. Its notices and uploads stay without an author.',
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
      'Deletes an account permanently, with its sessions, mailed links and queued mails. Its notices and uploads stay without an author; its address is removed from the log and from requests for a re-check. Admins cannot delete their own account. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      confirmation: t.arg.string({
        required: true,
        description: "The account's address, typed as a confirmation.",
      }),
    },
    resolve: (_root, args, context) => deleteUser(context, args),
  }),
)

/** In place of an address. */
const DELETED = '(deleted)'

function deleteUser(
  { db, env, viewer }: Context,
  { confirmation, ...given }: { id: string; confirmation: string },
): Promise<DeletedUserShape | LastAdminShape | InvalidInputShape> {
  const actorId = actorIdOf(viewer)
  return db.prisma.$transaction(async (tx) => {
    await lockAdmins(tx)
    const id = uuidOf(given.id)
    const user = id === undefined ? null : await tx.user.findUnique({ where: { id } })
    if (id === undefined || !user) throw notFound(say`This account is not there any more.`)
    if (user.id === actorId) {
      return invalidInput([
        { path: 'id', message: say`This is your own account. Ask another admin to delete it` },
      ])
    }
    if (confirmation.trim().toLowerCase() !== user.email) {
      return invalidInput([{ path: 'confirmation', message: say`Type ${user.email} to delete this account` }])
    }
    if (await isLastAdmin(tx, id, env.demo)) return lastAdmin
    await tx.outboxMail.deleteMany({ where: { recipient: user.email } })
    await tx.invitation.deleteMany({ where: { email: user.email } })
    // The requests belong to candidates, who may be others: a school gives its address for many.
    const { count } = await tx.recheckRequest.updateMany({
      where: { contact: user.email },
      data: { contact: DELETED },
    })
    // A trigger removes the address from the log; foreign keys cascade or are set to null.
    await tx.user.delete({ where: { id } })
    await tx.activity.create({
      data: {
        ...{ actorId, action: 'user.deleted', subjectId: id },
        subject:
          count === 0
            ? DELETED
            : `${DELETED}, ${count} ${count === 1 ? 'contact of a re-check' : 'contacts of re-checks'}`,
      },
    })
    return { kind: 'DeletedUser', id } as const
  })
}
