import type { Services } from '#server/context.ts'
import type { User } from '#server/generated/prisma/client.ts'
import { htmlLetter, type Letter, plainLetter } from '#server/lib/letter.ts'
import type { MailMessage } from '#server/lib/mail.ts'
import { LINK_HOURS, makeToken } from './one-time-token.ts'
import type { AccountMail } from './owed-mail.ts'

export type MailServices = Pick<Services, 'db' | 'site' | 'publicUrl'>

/** What differs from mail to mail. */
type Content = Omit<Letter, 'sender' | 'footer'>
type Writer = (services: MailServices, user: User) => Promise<Content | null>

const writers: Readonly<Record<AccountMail, Writer>> = {
  'confirm-address': async (services, user) =>
    user.emailVerifiedAt === null ? confirmAddress(services, user) : alreadyRegistered(services),
  'reset-password': async (services, user) =>
    user.disabledAt === null ? resetPassword(services, user) : accountClosed(services),
  'password-changed': async (services) => passwordChanged(services),
}

/** Writes a mail, with a new link if it has one. @returns null when there is nobody to write to. */
export async function composeMail(
  services: MailServices,
  kind: AccountMail,
  recipient: string,
): Promise<MailMessage | null> {
  const user = await services.db.prisma.user.findUnique({ where: { email: recipient } })
  const content = user && (await writers[kind](services, user))
  if (!content) return null
  const { name, address, phones, email } = services.site
  const letter = { ...content, sender: name, footer: [name, address, [...phones, email].join(' · ')] }
  return {
    to: recipient,
    subject: `${content.heading} – ${name}`,
    text: plainLetter(letter),
    html: htmlLetter(letter),
  }
}

async function confirmAddress({ db, site, publicUrl }: MailServices, user: User): Promise<Content> {
  const token = await makeToken(db.prisma, user.id, 'VERIFY_EMAIL')
  return {
    heading: 'Confirm your email address',
    paragraphs: [
      `Thank you for signing up at ${site.name}. Please confirm that this is your email address; then you can sign in.`,
    ],
    button: { label: 'Confirm my email address', url: link(publicUrl(), '/verify-email', token) },
    notes: [
      `The link works once, within ${LINK_HOURS.VERIFY_EMAIL} hours.`,
      'Was it not you who signed up? Then do nothing: without your confirmation the account cannot be used.',
    ],
  }
}

async function alreadyRegistered({ site, publicUrl }: MailServices): Promise<Content> {
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

async function resetPassword({ db, site, publicUrl }: MailServices, user: User): Promise<Content> {
  const token = await makeToken(db.prisma, user.id, 'RESET_PASSWORD')
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

async function accountClosed({ site }: MailServices): Promise<Content> {
  return {
    heading: 'Your account is closed',
    paragraphs: [
      `Somebody, most likely you, asked for a new password for your account at ${site.name}. The account has been closed, so its password cannot be set. If you think that this is a mistake, please call or write to us.`,
    ],
  }
}

async function passwordChanged({ site, publicUrl }: MailServices): Promise<Content> {
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
