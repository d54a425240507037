import { isUsable } from '#server/auth/usable-account.ts'
import type { Site } from '#server/config/site.ts'
import { composeInvitation } from '#server/domains/invitations/invitation-mail.ts'
import { logoOf } from '#server/domains/media/logo.ts'
import { recheckAnswered } from '#server/domains/rechecks/recheck-mail.ts'
import type { OutboxMail, Prisma, User } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'
import { type MailTemplate, mailPaper, renderHtmlMail, renderTextMail } from '#server/mail/mail-template.ts'
import type { MailMessage } from '#server/mail/mailer.ts'
import { type Digits, withNepaliDigits } from '#shared/digits.ts'
import { type Locale, pathIn } from '#shared/locales.ts'
import { accountMailWords, type MailWords } from './account-mail-words.ts'
import type { AccountMail, MailKind } from './mail-outbox.ts'
import { LINK_HOURS, lockUser, makeToken } from './one-time-token.ts'

export type MailServices = Pick<Services, 'db' | 'env' | 'files' | 'log' | 'content' | 'publicUrl'>

/** In px on the screen; the picture has twice as many, for sharp screens. */
const LOGO_HEIGHT = 44
const LOGO = 'logo@pravesh'

/** The part of a mail that depends on its kind. */
type Content = Omit<MailTemplate, 'language' | 'sender' | 'footer'>
interface Resources extends Pick<MailServices, 'env'> {
  site: Site
  words: (typeof accountMailWords)[Locale]
  /** Address of a page in the mail's language, with the token of a link. */
  url: (page: string, token?: string) => string
  tx: Prisma.TransactionClient
  now: Date
  user: User
  /** The hash of the password entered in the sign-up that caused the mail. */
  passwordHash: string | null
}
type Composer = (resources: Resources) => Promise<Content>

const composers: Readonly<Record<Exclude<AccountMail, 'invitation'>, Composer>> = {
  'confirm-address': async (resources) =>
    resources.user.emailVerifiedAt === null ? confirmAddress(resources) : alreadyRegistered(resources),
  'reset-password': async (resources) =>
    isUsable(resources.user, resources.env) ? resetPassword(resources) : accountClosed(resources),
  'password-changed': passwordChanged,
}

/**
 * Composes a mail.
 *
 * @returns null when no account, or no invitation, has this address, or what it was about is gone.
 */
export async function composeMail(
  services: MailServices,
  kind: MailKind,
  mail: Pick<OutboxMail, 'recipient' | 'passwordHash' | 'recheckId' | 'language'>,
): Promise<MailMessage | null> {
  const { site } = await services.content.published()
  const content =
    kind === 'recheck-answered'
      ? await recheckAnswered(services, mail.recheckId ?? '', mail.language)
      : await composeAccountMail({ ...services, site }, kind, mail)
  const { recipient, language } = mail
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
    ...inDigits(language === 'ne' ? site.nepaliDigits : 'LATIN', content),
    ...{ language, sender: name, logo, brandColor, footer },
  }
  return {
    from: { name, address: email ?? `no-reply@${new URL(services.publicUrl()).hostname}` },
    to: recipient,
    subject: `${template.heading} – ${name}`,
    text: renderTextMail(template),
    html: renderHtmlMail(template),
    ...(drawn && { pictures: [{ cid: LOGO, name: 'logo.png', png: drawn.png }] }),
  }
}

/**
 * Creates the token of the mail's link. The account is locked until the token is stored, so that every later change of the
 * account invalidates the link.
 */
function composeAccountMail(
  { db, ...services }: Omit<MailServices, 'content'> & { site: Site },
  kind: AccountMail,
  { recipient, passwordHash, language }: Pick<OutboxMail, 'recipient' | 'passwordHash' | 'language'>,
): Promise<Content | null> {
  return db.prisma.$transaction(async (tx) => {
    if (kind === 'invitation') return composeInvitation({ ...services, tx, language }, recipient)
    const account = await tx.user.findUnique({ where: { email: recipient }, select: { id: true } })
    if (!account) return null
    await lockUser(tx, account.id)
    const user = await tx.user.findUnique({ where: { id: account.id } })
    const url: Resources['url'] = (page, token) =>
      services.publicUrl() +
      pathIn(language, page) +
      (token === undefined ? '' : `?${new URLSearchParams({ token })}`)
    const words = accountMailWords[language]
    return user && composers[kind]({ ...services, words, url, tx, now: db.now(), user, passwordHash })
  })
}

async function confirmAddress({
  tx,
  now,
  user,
  passwordHash,
  site,
  url,
  words,
}: Resources): Promise<Content> {
  // A repeated request has no password of its own: use that of the newest sign-up.
  const token = await makeToken(tx, now, user.id, 'VERIFY_EMAIL', passwordHash ?? user.passwordHash)
  return withButton(words.confirmAddress(site.name, LINK_HOURS.VERIFY_EMAIL), url('/verify-email', token))
}

async function alreadyRegistered({ site, url, words }: Resources): Promise<Content> {
  return withButton(words.alreadyRegistered(site.name, url('/reset-password')), url('/auth'))
}

async function resetPassword({ tx, now, user, site, url, words }: Resources): Promise<Content> {
  const token = await makeToken(tx, now, user.id, 'RESET_PASSWORD')
  return withButton(words.resetPassword(site.name, LINK_HOURS.RESET_PASSWORD), url('/reset-password', token))
}

async function accountClosed({ site, words }: Resources): Promise<Content> {
  return words.accountClosed(site.name)
}

async function passwordChanged({ site, url, words }: Resources): Promise<Content> {
  return withButton(words.passwordChanged(site.name), url('/reset-password'))
}

/** Addresses in the text keep their digits. */
function inDigits(digits: Digits, content: Content): Content {
  const shown = (text: string) => withNepaliDigits(text, digits)
  const { heading, paragraphs, notes = [] } = content
  return { ...content, heading: shown(heading), paragraphs: paragraphs.map(shown), notes: notes.map(shown) }
}

function withButton({ label, ...words }: MailWords, url: string): Content {
  return { ...words, ...(label !== undefined && { button: { label, url } }) }
}
