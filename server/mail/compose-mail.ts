import type { Site } from '#server/config/site.ts'
import { contentIn } from '#server/content/content-in.ts'
import { composeAccountMail } from '#server/domains/accounts/account-mail.ts'
import { composeInvitation } from '#server/domains/invitations/invitation-mail.ts'
import { logoOf } from '#server/domains/media/logo.ts'
import { recheckAnswered } from '#server/domains/rechecks/recheck-mail.ts'
import type { OutboxMail } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'
import { inLanguage } from '#server/locales/say.ts'
import { type Digits, withNepaliDigits } from '#shared/digits.ts'
import { type MailContent, mailPaper, renderHtmlMail, renderTextMail } from './mail-template.ts'
import type { MailMessage } from './mailer.ts'
import type { MailKind } from './outbox.ts'

export type MailServices = Pick<Services, 'db' | 'env' | 'files' | 'log' | 'content' | 'publicUrl'>

/** In px on the screen; the picture has twice as many, for sharp screens. */
const LOGO_HEIGHT = 44
const LOGO = 'logo@pravesh'

type Mail = Pick<OutboxMail, 'id' | 'recipient' | 'passwordHash' | 'recheckId' | 'language'>

/**
 * Composes a mail.
 *
 * @returns null when no account or invitation has this address, or its subject is gone.
 */
export async function composeMail(
  services: MailServices,
  kind: MailKind,
  mail: Mail,
): Promise<MailMessage | null> {
  const { recipient, language } = mail
  const { site } = await contentIn(language, services.content).published()
  const content = await contentOf({ ...services, site }, kind, mail)
  if (!content) return null
  const { name, brandColor, address, phones, email } = site
  const reach = [...phones, ...(email === undefined ? [] : [email])].join(' · ')
  const footer = [name, address, reach].filter((line) => line !== undefined && line !== '') as string[]
  const drawn = await logoOf(services, site, { height: 2 * LOGO_HEIGHT, plate: mailPaper })
  const logo = drawn && {
    cid: LOGO,
    width: Math.round(drawn.width / 2),
    height: Math.round(drawn.height / 2),
  }
  const template = {
    ...inDigits(language === 'ne' ? site.nepaliDigits : 'LATIN', inLanguage(content, language)),
    ...{ language, sender: name, logo, brandColor, footer },
  }
  const { hostname } = new URL(services.publicUrl())
  return {
    from: { name, address: email ?? `no-reply@${hostname}` },
    to: recipient,
    messageId: `<${mail.id}@${hostname}>`,
    subject: `${template.heading} – ${name}`,
    text: renderTextMail(template),
    html: renderHtmlMail(template),
    ...(drawn && { pictures: [{ cid: LOGO, name: 'logo.png', png: drawn.png }] }),
  }
}

function contentOf(
  services: MailServices & { site: Site },
  kind: MailKind,
  mail: Mail,
): Promise<MailContent | null> {
  switch (kind) {
    case 'recheck-answered':
      return recheckAnswered(services, mail.recheckId ?? '', mail.language)
    case 'invitation':
      return composeInvitation(services, mail)
    default:
      return composeAccountMail(services, kind, mail)
  }
}

/** Addresses in the text keep their digits. */
function inDigits(digits: Digits, content: MailContent): MailContent {
  const shown = (text: string) => withNepaliDigits(text, digits)
  const { heading, paragraphs, notes = [] } = content
  return { ...content, heading: shown(heading), paragraphs: paragraphs.map(shown), notes: notes.map(shown) }
}
