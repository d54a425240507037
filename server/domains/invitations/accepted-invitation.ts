import { linkIn } from '#server/domains/candidates/candidate-linking.ts'
import type { Invitation, Prisma, User } from '#server/generated/prisma/client.ts'

/**
 * Gives a confirmed account the role or candidates of its invitation, and deletes the invitation. A candidate ID that another account got
 * meanwhile is left to it.
 */
export async function takeInvitation(
  tx: Prisma.TransactionClient,
  invitation: Invitation,
  userId: string,
): Promise<User> {
  const { id, role, candidateId, invitedById } = invitation
  const { name } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  const user = await tx.user.update({ where: { id: userId }, data: { role, name: name ?? invitation.name } })
  await tx.activity.create({
    data: {
      actorId: userId,
      action: 'user.invitation-accepted',
      subject: `${user.email}: ${role}`,
      subjectId: userId,
    },
  })
  // Before the lock of the candidate, as in `forgetCandidate`.
  await tx.invitation.delete({ where: { id } })
  if (candidateId !== null) await linkIn(tx, { actorId: invitedById, userId, candidateId })
  return user
}

/** The same for an account that was confirmed without the invitation's link, if it has an invitation that is still good. */
export async function takeInvitationOf(
  tx: Prisma.TransactionClient,
  now: Date,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const invitation = await tx.invitation.findUnique({ where: { email, expiresAt: { gt: now } } })
  if (invitation) await takeInvitation(tx, invitation, id)
}
