import type { Context } from '#server/graphql/context.ts'
import { clientKey } from '#server/lib/client-address.ts'
import { isMailed } from './invitation-sending.ts'

type Asker = Pick<Context, 'limits' | 'viewer' | 'ip'>

/** Counts an invitation that an admin sends, or whose link an admin is shown. @throws TooManyAttempts */
export async function countInvitation(asker: Asker & Pick<Context, 'env'>, email: string): Promise<void> {
  if (isMailed(asker)) await countOfAdmin(asker, 'invitation-admin')
  await asker.limits.count('invitation-recipient', email)
}

/** Counts a list of students that an admin invites, or looks at before. @throws TooManyAttempts */
export async function countOfAdmin(
  { limits, viewer, ip }: Asker,
  limit: 'invitation-admin' | 'invitation-list' | 'invitation-preview',
): Promise<void> {
  await limits.count(limit, viewer.kind === 'VISITOR' ? clientKey(ip) : viewer.user.id)
}
