import type { Context } from '#server/graphql/context.ts'
import { clientKey, type RateLimit } from '#server/lib/rate-limiter.ts'
import { isMailed } from './invitation-sending.ts'

const HOUR = 60 * 60
/** Against a stolen session that sends mails in the institute's name. */
const byAdmin: RateLimit = { name: 'invitation-admin', points: 100, seconds: HOUR }
const byRecipient: RateLimit = {
  name: 'invitation-recipient',
  points: 5,
  seconds: HOUR,
  reason: 'This address was invited several times already.',
}
const listsByAdmin: RateLimit = { name: 'invitation-list', points: 10, seconds: HOUR }
const previewsByAdmin: RateLimit = { name: 'invitation-preview', points: 60, seconds: HOUR }

type Asker = Pick<Context, 'limits' | 'viewer' | 'ip'>
type Sender = Asker & Pick<Context, 'env'>

/** Counts an invitation that an admin sends, or whose link an admin is shown. @throws TooManyAttempts */
export async function countInvitation(asker: Sender, email: string): Promise<void> {
  if (isMailed(asker)) await asker.limits.count(byAdmin, adminOf(asker))
  await asker.limits.count(byRecipient, email)
}

/** Counts a list of students that an admin invites. @throws TooManyAttempts */
export async function countInvitedList(asker: Asker): Promise<void> {
  await asker.limits.count(listsByAdmin, adminOf(asker))
}

/** Counts a list of students that is looked at before. @throws TooManyAttempts */
export async function countInvitedPreview(asker: Asker): Promise<void> {
  await asker.limits.count(previewsByAdmin, adminOf(asker))
}

const adminOf = ({ viewer, ip }: Asker) => (viewer.kind === 'VISITOR' ? clientKey(ip) : viewer.user.id)
