import type { Site } from '#server/config/site.ts'
import type { Invitation, Prisma } from '#server/generated/prisma/client.ts'
import type { MailTemplate } from '#server/mail/mail-template.ts'
import { INVITATION_DAYS, makeInvitationLink } from './invitation-link.ts'

interface Resources {
  tx: Prisma.TransactionClient
  site: Site
  publicUrl: () => string
}

const accounts = { ADMIN: 'an admin account', TEACHER: 'a teacher’s account', STUDENT: 'a student’s account' }

/** Writes the mail of an invitation and makes its link. @returns null when the invitation was accepted or revoked. */
export async function composeInvitation(
  { tx, site, publicUrl }: Resources,
  email: string,
): Promise<Omit<MailTemplate, 'sender' | 'footer'> | null> {
  const invitation = await tx.invitation.findUnique({ where: { email } })
  if (!invitation) return null
  const url = await makeInvitationLink(tx, invitation.id, publicUrl())
  return {
    heading: `Your account at ${site.name}`,
    paragraphs: [
      ...greeting(invitation),
      `${site.name} invites you to have ${accounts[invitation.role]} on its website.${
        invitation.role === 'STUDENT' ? ' With it you see your results, study materials and notices.' : ''
      }`,
      'Choose a password, and you are logged in.',
    ],
    button: { label: 'Choose my password', url },
    notes: [
      `The link works once, within ${INVITATION_DAYS} days. Please do not pass it on.`,
      'You do not know why you got this mail? Then do nothing: without you there is no account.',
    ],
  }
}

function greeting({ name }: Pick<Invitation, 'name'>): string[] {
  return name === null ? [] : [`Dear ${name},`]
}
