import { actorIdOf } from '#server/auth/viewer.ts'
import type { Invitation, Prisma } from '#server/generated/prisma/client.ts'
import type { Context } from '#server/graphql/context.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import type { InvitedShape } from './invitation.ts'
import { makeInvitationLink } from './invitation-link.ts'

type Sender = Pick<Context, 'env' | 'language' | 'publicUrl' | 'viewer'>

/** Whether invitations are mailed. If not, an admin hands their links over. */
export function isMailed({ env }: Pick<Context, 'env'>): boolean {
  return env.smtpUrl !== undefined
}

/**
 * Deletes the queued mails of invitations: a newer one of the same address invalidates their links. To be called before the
 * invitations are changed, for the delivery of a mail changes them in this order.
 */
export async function dropQueuedInvitations(
  tx: Pick<Prisma.TransactionClient, 'outboxMail'>,
  recipients: string[],
): Promise<void> {
  await tx.outboxMail.deleteMany({ where: { kind: 'invitation', recipient: { in: recipients } } })
}

/** Log entry of an invitation that is mailed, or whose link an admin was shown. */
interface SendingActions {
  mailed: string
  shown: string
}

/**
 * Queues the mail of an invitation, or makes its link for the admin to hand over; writes either down. Call
 * `dropQueuedInvitations` before.
 */
export async function sendInvitation(
  tx: Prisma.TransactionClient,
  { env, language, publicUrl, viewer }: Sender,
  { id, email, role }: Pick<Invitation, 'id' | 'email' | 'role'>,
  actions: SendingActions,
): Promise<InvitedShape> {
  const mailed = isMailed({ env })
  await tx.activity.create({
    data: {
      actorId: actorIdOf(viewer),
      action: mailed ? actions.mailed : actions.shown,
      subject: `${email}: ${role}`,
      subjectId: id,
    },
  })
  await tx.invitation.update({ where: { id }, data: { delivery: mailed ? 'WAITING' : 'SHOWN' } })
  if (mailed) await enqueueMail(tx, 'invitation', email, { language })
  const link = mailed ? null : await makeInvitationLink(tx, id, { publicUrl: publicUrl(), language })
  return { kind: 'Invited', id, link }
}
