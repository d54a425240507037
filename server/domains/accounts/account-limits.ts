import type { Context } from '#server/graphql/context.ts'
import { clientKey } from '#server/lib/client-address.ts'
import type { AccountMail } from '#server/mail/outbox.ts'

type Asker = Pick<Context, 'limits' | 'ip'>

/**
 * Counts an attempt to sign in before it is known whether it is a good one, so that attempts at the same moment count,
 * too. A browser that this account has signed in from before counts for itself: others cannot use up its attempts.
 *
 * @param account the user's id, if there is such an account.
 * @returns a function to call when the password was right.
 * @throws TooManyAttempts
 */
export async function countSignIn(
  { limits, ip, device }: Asker & Pick<Context, 'device'>,
  email: string,
  account: string | undefined,
): Promise<() => Promise<void>> {
  const known = await device()
  if (known !== null && known.userId === account) {
    await limits.count('sign-in-device', known.id, ip)
    return () => limits.forget('sign-in-device', known.id)
  }
  await limits.count('sign-in-address', clientKey(ip), ip)
  await limits.count('sign-in-account-address', accountAndAddress(email, ip), ip)
  await limits.count('sign-in-account', email, ip)
  return async () => {
    await limits.takeBack('sign-in-address', clientKey(ip))
    await limits.forget('sign-in-account-address', accountAndAddress(email, ip))
    await limits.takeBack('sign-in-account', email)
  }
}

/** Lets the owner of an account, who has just proved to be that, sign in after however many failures. */
export async function forgetSignIns({ limits, ip }: Asker, email: string): Promise<void> {
  await limits.forget('sign-in-account-address', accountAndAddress(email, ip))
  await limits.forget('sign-in-account', email)
}

const accountAndAddress = (email: string, ip: string) => `${email} ${clientKey(ip)}`

/** Counts a request that sends a mail. @throws TooManyAttempts */
export async function countMail({ limits, ip }: Asker, kind: AccountMail, recipient: string): Promise<void> {
  await limits.count('mail-address', clientKey(ip), ip)
  await limits.count(kind === 'reset-password' ? 'mail-reset-recipient' : 'mail-recipient', recipient, ip)
}

// Nobody guesses a token of 256 bits: valid ones are let in before anything is counted, after any number of wrong ones.

/** Counts a wrong address of the set-up. @throws TooManyAttempts */
export const countBadSetUp = ({ limits, ip }: Asker) => limits.count('set-up-address', clientKey(ip), ip)

/** Counts a mailed link that is not valid. @throws TooManyAttempts */
export const countBadLink = ({ limits, ip }: Asker) => limits.count('link-address', clientKey(ip), ip)

/** Counts a guess of an account's password by somebody signed in, or with its mailed link. @throws TooManyAttempts */
export async function countPassword({ limits, ip }: Asker, userId: string): Promise<() => Promise<void>> {
  await limits.count('password-account', userId, ip)
  return () => limits.forget('password-account', userId)
}
