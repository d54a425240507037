import type { Database } from '#server/db/database.ts'

/** How long requests are kept, in days. */
export const recheckDays = {
  /** After the answer, which the candidate reads on the result. */
  answered: 180,
  /** Nobody answers an older one any more. */
  open: 365,
} as const

/** Deletes old requests for a re-check, by the database's clock. */
export async function cleanUpRechecks({ db }: { db: Pick<Database, 'prisma'> }): Promise<void> {
  await db.prisma.$executeRaw`
    DELETE FROM recheck_requests
    WHERE resolved_at < now() - make_interval(days => ${recheckDays.answered})
      OR asked_at < now() - make_interval(days => ${recheckDays.open})`
}
