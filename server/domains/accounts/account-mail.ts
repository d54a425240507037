import { isUsable } from '#server/auth/usable-account.ts'
import type { Site } from '#server/config/site.ts'
import type { OutboxMail, Prisma, User } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'
import { say } from '#server/locales/say.ts'
import type { MailContent } from '#server/mail/mail-template.ts'
import type { AccountMail } from '#server/mail/outbox.ts'
import { pathIn } from '#shared/locales.ts'
import { LINK_HOURS, lockUser, makeToken } from './one-time-token.ts'

interface Resources extends Pick<Services, 'env'> {
  site: Site
  /** Address of a page in the mail's language, with the token of a link. */
  url: (page: string, token?: string) => string
  tx: Prisma.TransactionClient
  now: Date
  user: User
  /** The hash of the password entered in the sign-up that caused the mail. */
  passwordHash: string | null
}
type Composer = (resources: Resources) => Promise<MailContent>

const composers: Readonly<Record<AccountMail, Composer>> = {
  'confirm-address': unlessClosed((resources) =>
    resources.user.emailVerifiedAt === null ? confirmAddress(resources) : alreadyRegistered(resources),
  ),
  'reset-password': unlessClosed(resetPassword),
  'password-changed': passwordChanged,
}

/**
 * Creates the token of the mail's link. The account is locked until the token is stored, so that every later change of the
 * account invalidates the link.
 *
 * @returns null when no account has this address.
 */
export async function composeAccountMail(
  { db, ...services }: Pick<Services, 'db' | 'env' | 'publicUrl'> & { site: Site },
  kind: AccountMail,
  { recipient, passwordHash, language }: Pick<OutboxMail, 'recipient' | 'passwordHash' | 'language'>,
): Promise<MailContent | null> {
  return db.prisma.$transaction(async (tx) => {
    const account = await tx.user.findUnique({ where: { email: recipient }, select: { id: true } })
    if (!account) return null
    await lockUser(tx, account.id)
    const user = await tx.user.findUnique({ where: { id: account.id } })
    const url: Resources['url'] = (page, token) =>
      services.publicUrl() +
      pathIn(language, page) +
      (token === undefined ? '' : `?${new URLSearchParams({ token })}`)
    return user && composers[kind]({ ...services, url, tx, now: db.now(), user, passwordHash })
  })
}

async function confirmAddress({ tx, now, user, passwordHash, site, url }: Resources): Promise<MailContent> {
  // A repeated request has no password of its own: use that of the newest sign-up.
  const token = await makeToken(tx, now, user.id, 'VERIFY_EMAIL', passwordHash ?? user.passwordHash)
  return {
    heading: say`Confirm your email address`,
    paragraphs: [
      say`Thank you for signing up at ${site.name}. Please confirm that this is your email address, with the password that you chose; then you can sign in.`,
    ],
    button: { label: say`Confirm my email address`, url: url('/verify-email', token) },
    notes: [
      worksWithin(LINK_HOURS.VERIFY_EMAIL),
      say`Was it not you who signed up? Then do nothing: without your confirmation the account cannot be used.`,
    ],
  }
}

async function alreadyRegistered({ site, url }: Resources): Promise<MailContent> {
  return {
    heading: say`You have an account already`,
    paragraphs: [
      say`Somebody, most likely you, wanted to sign up at ${site.name} with this email address, or asked to confirm it again. It has an account and is confirmed: you can simply sign in.`,
      say`If you no longer know your password, set a new one at ${url('/reset-password')}.`,
    ],
    button: { label: say`Sign in`, url: url('/auth') },
    notes: [say`Was it not you? Then do nothing: your account is as it was.`],
  }
}

async function resetPassword({ tx, now, user, site, url }: Resources): Promise<MailContent> {
  const token = await makeToken(tx, now, user.id, 'RESET_PASSWORD')
  return {
    heading: say`Set a new password`,
    paragraphs: [say`Somebody, most likely you, asked for a new password for your account at ${site.name}.`],
    button: { label: say`Set a new password`, url: url('/reset-password', token) },
    notes: [
      worksWithin(LINK_HOURS.RESET_PASSWORD),
      say`Was it not you? Then do nothing: your password stays as it is.`,
    ],
  }
}

const worksWithin = (hours: number) => say`The link works once, within ${hours} hours.`

async function passwordChanged({ site, url }: Resources): Promise<MailContent> {
  return {
    heading: say`Your password was changed`,
    paragraphs: [
      say`The password of your account at ${site.name} was changed just now, and other devices were signed out.`,
      say`If it was you, there is nothing to do.`,
    ],
    button: { label: say`It was not me`, url: url('/reset-password') },
    notes: [say`Was it not you? Set a new password at once, then call us.`],
  }
}

/** Tells that an account is closed instead. */
function unlessClosed(compose: Composer): Composer {
  return async (resources) => {
    const { user, env, site } = resources
    if (isUsable(user, env)) return compose(resources)
    return {
      heading: say`Your account is closed`,
      paragraphs: [
        say`Somebody, most likely you, wanted to sign up or to log in with this email address at ${site.name}. Its account has been closed and cannot be used. If you think that this is a mistake, please call or write to us.`,
      ],
    }
  }
}
