import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { Prisma, User } from '#server/generated/prisma/client.ts'

/** Candidate IDs of one account: more than anybody has in ten years. */
export const MOST_LINKS = 10

/** The account that acts and the account whose links change. */
interface LinkChange {
  db: Pick<Database, 'prisma'>
  actorId: string | null
  userId: string
  /** In the form of `normalCandidateId`. */
  candidateId: string
}

/** Why a candidate ID was not linked. */
export type LinkFailure =
  | { reason: 'NO_ACCOUNT' | 'NO_STUDENT' | 'UNKNOWN' | 'FULL' }
  | { reason: 'TAKEN'; email: string }

/** Locks the candidate until the transaction ends: others cannot link or delete it. */
export async function lockCandidate(
  tx: Pick<Transaction, '$executeRaw'>,
  candidateId: string,
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`candidate ${candidateId}`}, 0))`
}

/** Links a candidate ID to an account, which may have it already. */
export function link({ db, ...change }: LinkChange): Promise<User | LinkFailure> {
  return db.prisma.$transaction((tx) => linkIn(tx, change))
}

/** The same in a transaction. */
export async function linkIn(
  tx: Prisma.TransactionClient,
  { actorId, userId, candidateId }: Omit<LinkChange, 'db'>,
): Promise<User | LinkFailure> {
  // Its links are counted, and its role stays, until the transaction ends.
  await tx.$executeRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
  await lockCandidate(tx, candidateId)
  const user = await tx.user.findUnique({ where: { id: userId } })
  if (!user) return { reason: 'NO_ACCOUNT' }
  if (user.role !== 'STUDENT') return { reason: 'NO_STUDENT' }
  if (!(await isPublished(tx, candidateId))) return { reason: 'UNKNOWN' }
  const present = await tx.candidateLink.findUnique({
    where: { candidateId },
    select: { user: { select: { id: true, email: true } } },
  })
  if (present) return present.user.id === userId ? user : { reason: 'TAKEN', email: present.user.email }
  if ((await tx.candidateLink.count({ where: { userId } })) >= MOST_LINKS) return { reason: 'FULL' }
  await tx.candidateLink.create({ data: { candidateId, userId, linkedById: actorId } })
  await record(tx, { actorId, candidateId }, 'user.candidate-linked', user)
  return user
}

/** Removes a candidate ID from an account. @returns null without the account; a link that is gone is no problem. */
export function unlink({ db, actorId, userId, candidateId }: LinkChange): Promise<User | null> {
  return db.prisma.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId } })
    if (!user) return null
    const { count } = await tx.candidateLink.deleteMany({ where: { candidateId, userId } })
    if (count > 0) await record(tx, { actorId, candidateId }, 'user.candidate-unlinked', user)
    return user
  })
}

/** Whether a published result file or student list has the candidate, shown or not. */
export async function isPublished(tx: Pick<Transaction, '$queryRaw'>, candidateId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = ${candidateId}
    WHERE f.state = 'PUBLISHED'
    UNION ALL
    SELECT FROM student_uploads u JOIN students s ON s.layer = u.layer AND s.candidate_id = ${candidateId}
    WHERE u.state = 'PUBLISHED' LIMIT 1`
  return rows.length > 0
}

async function record(
  tx: Pick<Transaction, 'activity'>,
  { actorId, candidateId }: Pick<LinkChange, 'actorId' | 'candidateId'>,
  action: string,
  { id, email }: User,
): Promise<void> {
  // The log outlives the candidate's data, so it does not hold the whole ID.
  const subject = `${email}: ending in ${candidateId.slice(-2)}`
  await tx.activity.create({ data: { actorId, action, subject, subjectId: id } })
}
