import { actorIdOf } from '#server/auth/viewer.ts'
import { enqueueMail } from '#server/domains/accounts/mail-outbox.ts'
import type { Invitation, Prisma } from '#server/generated/prisma/client.ts'
import type { Context } from '#server/graphql/context.ts'
import type { InvitedShape } from './invitation.ts'
import { makeInvitationLink } from './invitation-link.ts'

type Sender = Pick<Context, 'env' | 'language' | 'publicUrl' | 'viewer'>

/** Whether invitations are mailed. If not, an admin hands their links over. */
export function isMailed({ env }: Pick<Context, 'env'>): boolean {
  return env.smtpUrl !== undefined
}

/** What the log says of an invitation that is mailed, or whose link an admin was shown. */
interface SendingActions {
  mailed: string
  shown: string
}

/** Queues the mail of an invitation, or makes its link for the admin to hand over; writes either down. */
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
