import type { Context } from '#server/graphql/context.ts'
import { clientKey, type RateLimit, TooManyAttempts } from '#server/lib/rate-limiter.ts'
import type { AccountMail } from '#server/mail/outbox.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60

// Generous per address of the internet, because a school or a whole village may stand behind one.
const SIGN_IN_REASON =
  'That was tried too often. A link to set a new password, sent to your email address, lets you in at once.'
const signIn = (name: string, points: number, seconds: number): RateLimit => ({
  name: `sign-in-${name}`,
  points,
  seconds,
  reason: SIGN_IN_REASON,
})
const signInByAddress = signIn('address', 100, QUARTER)
const signInByAccountAndAddress = signIn('account-address', 10, QUARTER)
/** Against guessing from many addresses. */
const signInByAccount = signIn('account', 100, HOUR)
const signInByDevice = signIn('device', 10, QUARTER)
const setUpByAddress: RateLimit = {
  name: 'set-up-address',
  points: 100,
  seconds: QUARTER,
  reason: 'The address of the set-up was tried too often.',
}
const mailByAddress: RateLimit = { name: 'mail-address', points: 200, seconds: HOUR }
const mailByRecipient: RateLimit = { name: 'mail-recipient', points: 5, seconds: HOUR }
/** Of its own: otherwise others could keep an account's owner from the link by asking for mails without one. */
const resetByRecipient: RateLimit = { ...mailByRecipient, name: 'mail-reset-recipient' }
const linkByAddress: RateLimit = { name: 'link-address', points: 60, seconds: HOUR }
const passwordByAccount: RateLimit = { name: 'password-account', points: 10, seconds: QUARTER }

type Asker = Pick<Context, 'limits' | 'ip' | 'refusals'>

/**
 * Counts an attempt to sign in before it is known whether it is a good one, so that attempts at the same moment count,
 * too. A browser that this account has signed in from before counts for itself: others cannot use up its attempts.
 *
 * @param account the user's id, if there is such an account.
 * @returns what to call when the password was right.
 * @throws TooManyAttempts
 */
export async function countSignIn(
  asker: Asker & Pick<Context, 'device'>,
  email: string,
  account: string | undefined,
): Promise<() => Promise<void>> {
  const { limits, ip } = asker
  const device = await asker.device()
  if (device !== null && device.userId === account) {
    await count(asker, signInByDevice, device.id)
    return () => limits.forget(signInByDevice, device.id)
  }
  await count(asker, signInByAddress, clientKey(ip))
  await count(asker, signInByAccountAndAddress, accountAndAddress(email, ip))
  await count(asker, signInByAccount, email)
  return async () => {
    await limits.takeBack(signInByAddress, clientKey(ip))
    await limits.forget(signInByAccountAndAddress, accountAndAddress(email, ip))
    await limits.takeBack(signInByAccount, email)
  }
}

/** Lets the owner of an account, who has just proved to be that, sign in after however many failures. */
export async function forgetSignIns({ limits, ip }: Asker, email: string): Promise<void> {
  await limits.forget(signInByAccountAndAddress, accountAndAddress(email, ip))
  await limits.forget(signInByAccount, email)
}

const accountAndAddress = (email: string, ip: string) => `${email} ${clientKey(ip)}`

async function count({ limits, ip, refusals }: Asker, limit: RateLimit, key: string): Promise<void> {
  try {
    await limits.count(limit, key)
  } catch (error) {
    if (error instanceof TooManyAttempts) refusals.note(error, ip)
    throw error
  }
}

/** Counts a request that sends a mail. @throws TooManyAttempts */
export async function countMail(asker: Asker, kind: AccountMail, recipient: string): Promise<void> {
  await count(asker, mailByAddress, clientKey(asker.ip))
  await count(asker, kind === 'reset-password' ? resetByRecipient : mailByRecipient, recipient)
}

// Nobody guesses a token of 256 bits: those that are good are let in before anything is counted, whatever others have tried.

/** Counts a wrong address of the set-up. @throws TooManyAttempts */
export const countBadSetUp = (asker: Asker) => count(asker, setUpByAddress, clientKey(asker.ip))

/** Counts a mailed link that is not valid. @throws TooManyAttempts */
export const countBadLink = (asker: Asker) => count(asker, linkByAddress, clientKey(asker.ip))

/** Counts a guess of an account's password by somebody signed in, or with its mailed link. @throws TooManyAttempts */
export async function countPassword(asker: Asker, userId: string): Promise<() => Promise<void>> {
  await count(asker, passwordByAccount, userId)
  return () => asker.limits.forget(passwordByAccount, userId)
}
