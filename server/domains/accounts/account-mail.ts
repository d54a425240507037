import { isUsable } from '#server/auth/usable-account.ts'
import type { Site } from '#server/config/site.ts'
import type { OutboxMail, Prisma, User } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'
import type { MailContent } from '#server/mail/mail-template.ts'
import type { AccountMail } from '#server/mail/outbox.ts'
import { type Locale, pathIn } from '#shared/locales.ts'
import { accountMailWords, type MailWords } from './account-mail-words.ts'
import { LINK_HOURS, lockUser, makeToken } from './one-time-token.ts'

interface Resources extends Pick<Services, 'env'> {
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
}: Resources): Promise<MailContent> {
  // A repeated request has no password of its own: use that of the newest sign-up.
  const token = await makeToken(tx, now, user.id, 'VERIFY_EMAIL', passwordHash ?? user.passwordHash)
  return withButton(words.confirmAddress(site.name, LINK_HOURS.VERIFY_EMAIL), url('/verify-email', token))
}

async function alreadyRegistered({ site, url, words }: Resources): Promise<MailContent> {
  return withButton(words.alreadyRegistered(site.name, url('/reset-password')), url('/auth'))
}

async function resetPassword({ tx, now, user, site, url, words }: Resources): Promise<MailContent> {
  const token = await makeToken(tx, now, user.id, 'RESET_PASSWORD')
  return withButton(words.resetPassword(site.name, LINK_HOURS.RESET_PASSWORD), url('/reset-password', token))
}

/** Tells that an account is closed instead. */
function unlessClosed(compose: Composer): Composer {
  return async (resources) => {
    const { user, env, site, words } = resources
    return isUsable(user, env) ? compose(resources) : words.accountClosed(site.name)
  }
}

async function passwordChanged({ site, url, words }: Resources): Promise<MailContent> {
  return withButton(words.passwordChanged(site.name), url('/reset-password'))
}

function withButton({ label, ...words }: MailWords, url: string): MailContent {
  return { ...words, ...(label !== undefined && { button: { label, url } }) }
}
