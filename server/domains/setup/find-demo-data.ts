import type { Prisma } from '#server/generated/prisma/client.ts'
import { demoEntriesKept, demoNotices } from './demo-entries.ts'
import { findGrantedByDemo, type GrantedAccount } from './granted-by-demo.ts'

/** Finds the records that came with the demo or that its accounts made. */
export interface DemoData {
  entries: number
  /** Entries that are not removed: the institute has changed them, or has entries that refer to them. */
  keptEntries: number
  notices: number
  resultFiles: number
  studentLists: number
  accounts: number
  /** Of demo accounts, and of `staff`. */
  invitations: number
  /** Accounts that have their role from a demo account. */
  staff: GrantedAccount[]
}

/**
 * @param o.except the account that removes the demo, which keeps its role.
 * @returns null when there is nothing of the demo.
 */
export async function findDemoData(
  prisma: Pick<Prisma.TransactionClient, '$queryRaw'>,
  o: { except: string | null },
): Promise<DemoData | null> {
  const staff = await findGrantedByDemo(prisma, o)
  const [found] = await prisma.$queryRaw<Omit<DemoData, 'staff'>[]>`
    WITH demo AS (SELECT id FROM users WHERE is_demo),
    entry AS (${demoEntriesKept})
    SELECT
      (SELECT count(*)::int FROM entry WHERE NOT kept) AS entries,
      (SELECT count(*)::int FROM entry WHERE kept) AS "keptEntries",
      (SELECT count(*)::int FROM (${demoNotices}) AS notice) AS notices,
      (SELECT count(*)::int FROM exam_result_files
        WHERE state <> 'REMOVED' AND (is_demo OR uploaded_by IN (SELECT id FROM demo))) AS "resultFiles",
      (SELECT count(*)::int FROM student_uploads
        WHERE state <> 'REMOVED' AND (is_demo OR uploaded_by IN (SELECT id FROM demo))) AS "studentLists",
      (SELECT count(*)::int FROM demo) AS accounts,
      (SELECT count(*)::int FROM invitations
        WHERE invited_by IN (SELECT id FROM demo) OR invited_by = ANY (${staff.map(({ id }) => id)}::uuid[])) AS invitations`
  if (!found) throw new Error('Counting returned no row')
  return Object.values(found).some((count) => count > 0) ? { ...found, staff } : null
}
