import { isUsable } from '#server/auth/usable-account.ts'
import type { Site } from '#server/config/site.ts'
import type { OutboxMail, Prisma, User } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'
import type { MailContent } from '#server/mail/mail-template.ts'
import type { AccountMail } from '#server/mail/outbox.ts'
import { type Locale, pathIn } from '#shared/locales.ts'
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

/** The text of a mail; its address comes from where its token is made. */
type MailWords = Omit<MailContent, 'button'> & { label?: string }

interface AccountMailWords {
  confirmAddress(institute: string, hours: number): MailWords
  /** @param resetUrl where a new password is set. */
  alreadyRegistered(institute: string, resetUrl: string): MailWords
  resetPassword(institute: string, hours: number): MailWords
  accountClosed(institute: string): MailWords
  passwordChanged(institute: string): MailWords
}

const english: AccountMailWords = {
  confirmAddress: (institute, hours) => ({
    heading: 'Confirm your email address',
    paragraphs: [
      `Thank you for signing up at ${institute}. Please confirm that this is your email address, with the password that you chose; then you can sign in.`,
    ],
    label: 'Confirm my email address',
    notes: [
      `The link works once, within ${hours} hours.`,
      'Was it not you who signed up? Then do nothing: without your confirmation the account cannot be used.',
    ],
  }),
  alreadyRegistered: (institute, resetUrl) => ({
    heading: 'You have an account already',
    paragraphs: [
      `Somebody, most likely you, wanted to sign up at ${institute} with this email address, or asked to confirm it again. It has an account and is confirmed: you can simply sign in.`,
      `If you no longer know your password, set a new one at ${resetUrl}.`,
    ],
    label: 'Sign in',
    notes: ['Was it not you? Then do nothing: your account is as it was.'],
  }),
  resetPassword: (institute, hours) => ({
    heading: 'Set a new password',
    paragraphs: [`Somebody, most likely you, asked for a new password for your account at ${institute}.`],
    label: 'Set a new password',
    notes: [
      `The link works once, within ${hours} hours.`,
      'Was it not you? Then do nothing: your password stays as it is.',
    ],
  }),
  accountClosed: (institute) => ({
    heading: 'Your account is closed',
    paragraphs: [
      `Somebody, most likely you, wanted to sign up or to log in with this email address at ${institute}. Its account has been closed and cannot be used. If you think that this is a mistake, please call or write to us.`,
    ],
  }),
  passwordChanged: (institute) => ({
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account at ${institute} was changed just now, and other devices were signed out.`,
      'If it was you, there is nothing to do.',
    ],
    label: 'It was not me',
    notes: ['Was it not you? Set a new password at once, then call us.'],
  }),
}

const nepali: AccountMailWords = {
  confirmAddress: (institute, hours) => ({
    heading: 'आफ्नो इमेल ठेगाना पुष्टि गर्नुहोस्',
    paragraphs: [
      `${institute} मा दर्ता गर्नुभएकोमा धन्यवाद। यो इमेल ठेगाना तपाईंकै हो भनी दर्ता गर्दा राख्नुभएको पासवर्ड लेखेर पुष्टि गर्नुहोस्; त्यसपछि लगइन गर्न सकिन्छ।`,
    ],
    label: 'मेरो इमेल ठेगाना पुष्टि गर्नुहोस्',
    notes: [
      `यो लिङ्कले ${hours} घण्टाभित्र एक पटक मात्र काम गर्छ।`,
      'दर्ता गर्ने तपाईं हुनुहुन्न? त्यसो भए केही गर्नुपर्दैन: तपाईंले पुष्टि नगरेसम्म यो खाता चल्दैन।',
    ],
  }),
  alreadyRegistered: (institute, resetUrl) => ({
    heading: 'तपाईंको खाता पहिल्यै छ',
    paragraphs: [
      `यो इमेल ठेगाना राखेर ${institute} मा दर्ता गर्न खोजियो, वा ठेगाना पुष्टि गर्ने लिङ्क फेरि मागियो; सम्भवतः तपाईं आफैँले। यस ठेगानाको खाता पुष्टि भइसकेको छ: सिधै लगइन गर्न सकिन्छ।`,
      `पासवर्ड बिर्सनुभएको भए ${resetUrl} मा नयाँ राख्नुहोस्।`,
    ],
    label: 'लगइन गर्नुहोस्',
    notes: ['तपाईं हुनुहुन्न? त्यसो भए केही गर्नुपर्दैन: तपाईंको खाता जस्ताको तस्तै छ।'],
  }),
  resetPassword: (institute, hours) => ({
    heading: 'नयाँ पासवर्ड राख्नुहोस्',
    paragraphs: [`${institute} मा रहेको तपाईंको खाताका लागि नयाँ पासवर्ड राख्ने लिङ्क मागियो; सम्भवतः तपाईं आफैँले।`],
    label: 'नयाँ पासवर्ड राख्नुहोस्',
    notes: [
      `यो लिङ्कले ${hours} घण्टाभित्र एक पटक मात्र काम गर्छ।`,
      'माग्ने तपाईं हुनुहुन्न? त्यसो भए केही गर्नुपर्दैन: तपाईंको पासवर्ड फेरिँदैन।',
    ],
  }),
  accountClosed: (institute) => ({
    heading: 'तपाईंको खाता बन्द छ',
    paragraphs: [
      `यो इमेल ठेगाना राखेर ${institute} मा दर्ता वा लगइन गर्न खोजियो; सम्भवतः तपाईं आफैँले। तर यस ठेगानाको खाता बन्द गरिएको छ, त्यसैले चलाउन मिल्दैन। गल्ती भएको जस्तो लागेमा हामीलाई फोन गर्नुहोस् वा लेख्नुहोस्।`,
    ],
  }),
  passwordChanged: (institute) => ({
    heading: 'तपाईंको पासवर्ड फेरियो',
    paragraphs: [
      `${institute} मा रहेको तपाईंको खाताको पासवर्ड भर्खरै फेरियो, र अन्य उपकरणबाट लगआउट गरियो।`,
      'तपाईं आफैँले फेर्नुभएको भए केही गर्नुपर्दैन।',
    ],
    label: 'मैले फेरेको होइन',
    notes: ['फेर्ने तपाईं हुनुहुन्न? तुरुन्तै नयाँ पासवर्ड राख्नुहोस्, अनि हामीलाई फोन गर्नुहोस्।'],
  }),
}

const accountMailWords: Readonly<Record<Locale, AccountMailWords>> = { en: english, ne: nepali }
