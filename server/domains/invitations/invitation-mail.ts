import type { Site } from '#server/config/site.ts'
import type { OutboxMail } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'
import { say } from '#server/locales/say.ts'
import type { MailContent } from '#server/mail/mail-template.ts'
import { INVITATION_DAYS, mailedToken, makeInvitationLink } from './invitation-link.ts'

const accounts = {
  ADMIN: say`an admin account`,
  TEACHER: say`a teacher’s account`,
  STUDENT: say`a student’s account`,
}

/** Writes the mail of an invitation and makes its link. @returns null when the invitation was accepted or revoked. */
export async function composeInvitation(
  { db, site, publicUrl }: Pick<Services, 'db' | 'publicUrl'> & { site: Site },
  { id, recipient, language }: Pick<OutboxMail, 'id' | 'recipient' | 'language'>,
): Promise<MailContent | null> {
  const token = await mailedToken(db, id)
  return db.prisma.$transaction(async (tx) => {
    const invitation = await tx.invitation.findUnique({ where: { email: recipient } })
    if (!invitation) return null
    const url = await makeInvitationLink(tx, invitation.id, { publicUrl: publicUrl(), language, token })
    const { name, role } = invitation
    const offer = say`${site.name} invites you to have ${accounts[role]} on its website.`
    const use = say`With it you see your results, study materials and notices.`
    return {
      heading: say`Your account at ${site.name}`,
      paragraphs: [
        ...(name === null ? [] : [say`Dear ${name},`]),
        role === 'STUDENT' ? `${offer} ${use}` : offer,
        say`Choose a password, and you are logged in.`,
      ],
      button: { label: say`Choose my password`, url },
      notes: [
        say`The link works once, within ${INVITATION_DAYS} days. Please do not pass it on.`,
        say`You do not know why you got this mail? Then do nothing: without you there is no account.`,
      ],
    }
  })
}
