import { builder } from '#server/builder.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { User } from './user.ts'

/** Nobody would be left who can administer the site. */
export interface LastAdminShape {
  kind: 'LastAdmin'
}
export const lastAdmin: LastAdminShape = { kind: 'LastAdmin' }
export const LAST_ADMIN_MESSAGE =
  'This is the last account that can administer the site. Make somebody else an admin first.'

export const LastAdmin = builder.objectRef<LastAdminShape>('LastAdmin').implement({
  description: 'Nobody would be left who can administer the site. Nothing was changed.',
  fields: (t) => ({ message: t.string({ resolve: () => LAST_ADMIN_MESSAGE }) }),
})

/** The answer of a deed that changes an account: the account as it is now, or that it is the last admin's. */
export function changedUserUnion(name: string) {
  return builder.unionType(name, {
    types: [User, LastAdmin],
    resolveType: (value) => ('kind' in value ? LastAdmin : User),
  })
}

/**
 * Lets one transaction at a time change who is an admin, so that two admins cannot demote each other at the same moment.
 * First thing in the transaction.
 */
export async function lockAdmins(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('pravesh admins'))`
}

/**
 * Whether nobody but this user can administer the site.
 *
 * @param demo whether demo accounts may sign in.
 */
export async function isLastAdmin(
  tx: Prisma.TransactionClient,
  userId: string,
  demo: boolean,
): Promise<boolean> {
  const admins = await tx.user.findMany({
    where: {
      role: 'ADMIN',
      disabledAt: null,
      emailVerifiedAt: { not: null },
      ...(demo ? {} : { isDemo: false }),
    },
    select: { id: true },
  })
  return admins.length === 1 && admins[0]?.id === userId
}
