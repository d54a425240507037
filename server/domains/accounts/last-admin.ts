import type { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { say } from '#server/locales/say.ts'
import { User } from './user.ts'

/** The change would leave the site without an admin. */
export interface LastAdminShape {
  kind: 'LastAdmin'
}
export const lastAdmin: LastAdminShape = { kind: 'LastAdmin' }
export const LAST_ADMIN_MESSAGE = say`This is the last account that can administer the site. Make somebody else an admin first.`

export const LastAdmin = builder.objectRef<LastAdminShape>('LastAdmin').implement({
  description: 'The change would leave the site without an admin. Nothing was changed.',
  fields: (t) => ({ message: t.string({ resolve: () => LAST_ADMIN_MESSAGE }) }),
})

/** The result union of mutations that change an account: the changed account or LastAdmin. */
export function changedUserUnion(name: string) {
  return builder.unionType(name, {
    types: [User, LastAdmin],
    resolveType: (value) => ('kind' in value ? LastAdmin : User),
  })
}

/**
 * Serialises the transactions that change who is an admin, so that two admins cannot demote each other concurrently.
 * Call it first in the transaction.
 */
export async function lockAdmins(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('pravesh admins'))`
}

/**
 * Whether this user is the only admin who can sign in.
 *
 * @param demo whether demo accounts may sign in.
 */
export async function isLastAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
  demo: boolean,
): Promise<boolean> {
  const admins = await tx.user.findMany({ where: adminsWhoCanSignIn(demo), select: { id: true } })
  return admins.length === 1 && admins[0]?.id === userId
}

/**
 * Whether an admin can sign in.
 *
 * @param demo whether demo accounts may.
 */
export async function hasAdmin(
  { user }: Pick<Prisma.TransactionClient, 'user'>,
  demo: boolean,
): Promise<boolean> {
  return (await user.findFirst({ where: adminsWhoCanSignIn(demo), select: { id: true } })) !== null
}

const adminsWhoCanSignIn = (demo: boolean): Prisma.UserWhereInput => ({
  role: 'ADMIN',
  disabledAt: null,
  emailVerifiedAt: { not: null },
  ...(demo ? {} : { isDemo: false }),
})
