import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { type InvalidInputShape, invalidInput, notFound } from '#server/graphql/errors.ts'
import { isUuid, uuidOf } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { type InvitedShape, invitedUnion } from './invitation.ts'
import { countInvitation } from './invitation-limits.ts'
import { dropQueuedInvitations, sendInvitation } from './invitation-sending.ts'
import { lockInvitations } from './lock-invitations.ts'

const ResendInvitationResult = invitedUnion('ResendInvitationResult')

builder.mutationField('resendInvitation', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ResendInvitationResult,
    description:
      'Sends an invitation again with a new link, for 7 days from then; earlier links stop working when it is made. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => resendInvitation(context, id),
  }),
)

builder.mutationField('revokeInvitation', (t) =>
  t.id({
    authScopes: { admin: true },
    description: 'Deletes an invitation: its links stop working at once. Idempotent. Answers its id. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, { db, viewer }) => {
      const id = uuidOf(args.id)
      if (id === undefined) throw notFound(GONE)
      await db.prisma.$transaction(async (tx) => {
        await lockInvitations(tx)
        const found = await tx.invitation.findUnique({ where: { id } })
        if (!found) return
        await dropQueuedInvitations(tx, [found.email])
        await tx.invitation.deleteMany({ where: { id } })
        // The address has just left the log.
        const data = { actorId: actorIdOf(viewer), action: 'user.invitation-revoked', subject: '(deleted)' }
        await tx.activity.create({ data: { ...data, subjectId: id } })
      })
      return id
    },
  }),
)

const GONE = say`This invitation is not there any more: it was accepted or revoked.`

async function resendInvitation(context: Context, id: string): Promise<InvitedShape | InvalidInputShape> {
  const { db } = context
  const found = isUuid(id) ? await db.prisma.invitation.findUnique({ where: { id } }) : null
  if (!found) throw notFound(GONE)
  await countInvitation(context, found.email)
  const outcome = await db.prisma.$transaction(async (tx) => {
    await lockInvitations(tx)
    await dropQueuedInvitations(tx, [found.email])
    const { count } = await tx.invitation.updateMany({ where: { id }, data: { role: found.role } })
    if (count === 0) throw notFound(GONE)
    const user = await tx.user.findUnique({ where: { email: found.email } })
    if (user?.emailVerifiedAt || user?.disabledAt) {
      return invalidInput([
        {
          path: 'id',
          message: say`${found.email} has an account by now. Revoke the invitation`,
        },
      ])
    }
    return sendInvitation(tx, context, found, {
      mailed: 'user.invitation-sent-again',
      shown: 'user.invitation-link-shown',
    })
  })
  if (outcome.kind === 'Invited') context.outboxWorker.wake()
  return outcome
}
