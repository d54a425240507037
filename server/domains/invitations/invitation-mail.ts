import type { Site } from '#server/config/site.ts'
import type { Invitation, OutboxMail } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'
import type { MailContent } from '#server/mail/mail-template.ts'
import type { Locale } from '#shared/locales.ts'
import { INVITATION_DAYS, mailedToken, makeInvitationLink } from './invitation-link.ts'

type Words = Omit<MailContent, 'button'> & { label: string }
type About = Pick<Invitation, 'name' | 'role'> & { institute: string }

const accounts = {
  en: { ADMIN: 'an admin account', TEACHER: 'a teacher’s account', STUDENT: 'a student’s account' },
  ne: { ADMIN: 'प्रशासकको खाता', TEACHER: 'शिक्षकको खाता', STUDENT: 'विद्यार्थीको खाता' },
} as const

const words: Readonly<Record<Locale, (about: About) => Words>> = {
  en: ({ institute, name, role }) => ({
    heading: `Your account at ${institute}`,
    paragraphs: [
      ...(name === null ? [] : [`Dear ${name},`]),
      `${institute} invites you to have ${accounts.en[role]} on its website.${
        role === 'STUDENT' ? ' With it you see your results, study materials and notices.' : ''
      }`,
      'Choose a password, and you are logged in.',
    ],
    label: 'Choose my password',
    notes: [
      `The link works once, within ${INVITATION_DAYS} days. Please do not pass it on.`,
      'You do not know why you got this mail? Then do nothing: without you there is no account.',
    ],
  }),
  ne: ({ institute, name, role }) => ({
    heading: `${institute} मा तपाईंको खाता`,
    paragraphs: [
      ...(name === null ? [] : [`${name} ज्यू,`]),
      `${institute} ले आफ्नो वेबसाइटमा ${accounts.ne[role]} खोल्न तपाईंलाई निमन्त्रणा गरेको छ।${
        role === 'STUDENT' ? ' यस खाताबाट आफ्ना नतिजा, अध्ययन सामग्री र सूचना हेर्न सकिन्छ।' : ''
      }`,
      'पासवर्ड राख्नुहोस्; त्यसपछि लगइन भइहाल्छ।',
    ],
    label: 'पासवर्ड राख्नुहोस्',
    notes: [
      `यो लिङ्कले ${INVITATION_DAYS} दिनभित्र एक पटक मात्र काम गर्छ। कृपया अरूलाई नदिनुहोस्।`,
      'यो इमेल किन आयो थाहा छैन? त्यसो भए केही गर्नुपर्दैन: तपाईंले नखोलेसम्म खाता खुल्दैन।',
    ],
  }),
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
    const { label, ...text } = words[language]({ ...invitation, institute: site.name })
    return { ...text, button: { label, url } }
  })
}
