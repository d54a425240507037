import { isUsable } from '#server/auth/usable-account.ts'
import type { Site } from '#server/config/site.ts'
import { composeInvitation } from '#server/domains/invitations/invitation-mail.ts'
import { logoOf } from '#server/domains/media/logo.ts'
import { recheckAnswered } from '#server/domains/rechecks/recheck-mail.ts'
import type { OutboxMail, Prisma, User } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'
import { type MailTemplate, mailPaper, renderHtmlMail, renderTextMail } from '#server/mail/mail-template.ts'
import type { MailMessage } from '#server/mail/mailer.ts'
import type { AccountMail, MailKind } from './mail-outbox.ts'
import { LINK_HOURS, lockUser, makeToken } from './one-time-token.ts'

export type MailServices = Pick<Services, 'db' | 'env' | 'files' | 'log' | 'content' | 'publicUrl'>

/** In px on the screen; the picture has twice as many, for sharp screens. */
const LOGO_HEIGHT = 44
const LOGO = 'logo@pravesh'

/** The part of a mail that depends on its kind. */
type Content = Omit<MailTemplate, 'sender' | 'footer'>
interface Resources extends Omit<MailServices, 'db' | 'content'> {
  site: Site
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
  mail: Pick<OutboxMail, 'recipient' | 'passwordHash' | 'recheckId'>,
): Promise<MailMessage | null> {
  const { site } = await services.content.published()
  const content =
    kind === 'recheck-answered'
      ? await recheckAnswered(services, mail.recheckId ?? '')
      : await composeAccountMail({ ...services, site }, kind, mail)
  const { recipient } = mail
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
  const template = { ...content, sender: name, logo, brandColor, footer }
  return {
    from: { name, address: email ?? `no-reply@${new URL(services.publicUrl()).hostname}` },
    to: recipient,
    subject: `${content.heading} – ${name}`,
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
  { recipient, passwordHash }: Pick<OutboxMail, 'recipient' | 'passwordHash'>,
): Promise<Content | null> {
  return db.prisma.$transaction(async (tx) => {
    if (kind === 'invitation') return composeInvitation({ ...services, tx }, recipient)
    const account = await tx.user.findUnique({ where: { email: recipient }, select: { id: true } })
    if (!account) return null
    await lockUser(tx, account.id)
    const user = await tx.user.findUnique({ where: { id: account.id } })
    return user && composers[kind]({ ...services, tx, now: db.now(), user, passwordHash })
  })
}

async function confirmAddress({ tx, now, user, passwordHash, site, publicUrl }: Resources): Promise<Content> {
  // A repeated request has no password of its own: use that of the newest sign-up.
  const token = await makeToken(tx, now, user.id, 'VERIFY_EMAIL', passwordHash ?? user.passwordHash)
  return {
    heading: 'Confirm your email address',
    paragraphs: [
      `Thank you for signing up at ${site.name}. Please confirm that this is your email address, with the password that you chose; then you can sign in.`,
    ],
    button: { label: 'Confirm my email address', url: link(publicUrl(), '/verify-email', token) },
    notes: [
      `The link works once, within ${LINK_HOURS.VERIFY_EMAIL} hours.`,
      'Was it not you who signed up? Then do nothing: without your confirmation the account cannot be used.',
    ],
  }
}

async function alreadyRegistered({ site, publicUrl }: Resources): Promise<Content> {
  return {
    heading: 'You have an account already',
    paragraphs: [
      `Somebody, most likely you, wanted to sign up at ${site.name} with this email address, or asked to confirm it again. It has an account and is confirmed: you can simply sign in.`,
      `If you no longer know your password, set a new one at ${publicUrl()}/reset-password.`,
    ],
    button: { label: 'Sign in', url: `${publicUrl()}/auth` },
    notes: ['Was it not you? Then do nothing: your account is as it was.'],
  }
}

async function resetPassword({ tx, now, user, site, publicUrl }: Resources): Promise<Content> {
  const token = await makeToken(tx, now, user.id, 'RESET_PASSWORD')
  return {
    heading: 'Set a new password',
    paragraphs: [`Somebody, most likely you, asked for a new password for your account at ${site.name}.`],
    button: { label: 'Set a new password', url: link(publicUrl(), '/reset-password', token) },
    notes: [
      `The link works once, within ${LINK_HOURS.RESET_PASSWORD} hours.`,
      'Was it not you? Then do nothing: your password stays as it is.',
    ],
  }
}

async function accountClosed({ site }: Resources): Promise<Content> {
  return {
    heading: 'Your account is closed',
    paragraphs: [
      `Somebody, most likely you, asked for a new password for your account at ${site.name}. The account has been closed, so its password cannot be set. If you think that this is a mistake, please call or write to us.`,
    ],
  }
}

async function passwordChanged({ site, publicUrl }: Resources): Promise<Content> {
  return {
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account at ${site.name} was changed just now, and other devices were signed out.`,
      'If it was you, there is nothing to do.',
    ],
    button: { label: 'It was not me', url: `${publicUrl()}/reset-password` },
    notes: ['Was it not you? Set a new password at once, then call us.'],
  }
}

function link(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}${path}?${new URLSearchParams({ token })}`
}
