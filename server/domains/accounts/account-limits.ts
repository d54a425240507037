import { verifyDeviceToken } from '#server/access/device-token.ts'
import type { Context } from '#server/context.ts'
import { clientKey, type RateLimit } from '#server/lib/rate-limit.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60

// Generous per address of the internet, because a school or a whole village may stand behind one.
const signInByAddress: RateLimit = { name: 'sign-in-address', points: 100, seconds: QUARTER }
const signInByAccount: RateLimit = { name: 'sign-in-account', points: 10, seconds: QUARTER }
const signInByDevice: RateLimit = { name: 'sign-in-device', points: 10, seconds: QUARTER }
const mailByAddress: RateLimit = { name: 'mail-address', points: 40, seconds: HOUR }
const mailByRecipient: RateLimit = { name: 'mail-recipient', points: 5, seconds: HOUR }
const linkByAddress: RateLimit = { name: 'link-address', points: 60, seconds: HOUR }
const passwordByAccount: RateLimit = { name: 'password-account', points: 10, seconds: QUARTER }

type Asker = Pick<Context, 'limits' | 'ip'>

/**
 * Counts an attempt to sign in before it is known whether it is a good one, so that attempts at the same moment count,
 * too. A browser that this account has signed in from before counts for itself: others cannot use up its attempts.
 *
 * @param account the user's id, if there is such an account.
 * @returns what to call when the password was right.
 * @throws TooManyAttempts
 */
export async function countSignIn(
  { limits, ip, keys, cookies }: Asker & Pick<Context, 'keys' | 'cookies'>,
  email: string,
  account: string | undefined,
): Promise<() => Promise<void>> {
  const device = cookies.device === undefined ? null : await verifyDeviceToken(keys, cookies.device)
  const known = device !== null && device.userId === account
  const [limit, key] = known ? [signInByDevice, device.id] : [signInByAccount, email]
  await limits.count(signInByAddress, clientKey(ip))
  await limits.count(limit, key)
  return async () => {
    await limits.forget(limit, key)
    await limits.takeBack(signInByAddress, clientKey(ip))
  }
}

/** Lets the owner of an account, who has just proved to be that, sign in after however many failures. */
export async function forgetSignIns({ limits }: Pick<Context, 'limits'>, email: string): Promise<void> {
  await limits.forget(signInByAccount, email)
}

/** Counts a request that sends a mail. @throws TooManyAttempts */
export async function countMail({ limits, ip }: Asker, recipient: string): Promise<void> {
  await limits.count(mailByAddress, clientKey(ip))
  await limits.count(mailByRecipient, recipient)
}

/** Counts the use of a mailed link. @throws TooManyAttempts */
export async function countLink({ limits, ip }: Asker): Promise<void> {
  await limits.count(linkByAddress, clientKey(ip))
}

/** Counts a signed-in person's guess of their present password. @throws TooManyAttempts */
export async function countPassword({ limits }: Asker, userId: string): Promise<() => Promise<void>> {
  await limits.count(passwordByAccount, userId)
  return () => limits.forget(passwordByAccount, userId)
}
