import type { Prisma, User } from '#server/generated/prisma/client.ts'

export type GrantedAccount = Pick<User, 'id' | 'email' | 'role'>

/**
 * Finds the accounts of staff whose role is from a demo account, or from an account that has it from one: anybody may sign in
 * with a demo account.
 *
 * @param except the account that removes the demo.
 */
export function findGrantedByDemo(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { except }: { except: string | null },
): Promise<GrantedAccount[]> {
  return tx.$queryRaw`
    WITH RECURSIVE given AS (
      SELECT DISTINCT ON (account.id) account.id, email, role, actor_id
      FROM users account JOIN activities ON subject_id = account.id::text
        AND action IN ('user.added', 'user.invited', 'user.invited-by-link', 'user.role-changed')
      WHERE NOT is_demo AND role <> 'STUDENT' AND account.id IS DISTINCT FROM ${except}::uuid
      ORDER BY account.id, at DESC, activities.id DESC),
    distrusted AS (
      SELECT id FROM users WHERE is_demo
      UNION SELECT given.id FROM given JOIN distrusted ON actor_id = distrusted.id)
    SELECT id, email, role FROM given WHERE id IN (SELECT id FROM distrusted) ORDER BY email`
}
