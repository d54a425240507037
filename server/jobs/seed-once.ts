import type { Database } from '#server/db/database.ts'
import { readDemoState } from '#server/db/demo-state.ts'
import type { Logger } from '#server/lib/log.ts'
import type { FileStore } from '#server/storage/file-store.ts'

const DONE = 'demo.seeded'

/**
 * Seeds a new database with the demo, once: deleted demo data does not come back, and a database in use is not changed,
 * unless its first admin asked for the demo's content; then it comes without the demo accounts. An interrupted seed
 * continues at the next start.
 *
 * @param demo whether a new database gets the demo.
 */
export async function seedOnce(
  { db, files, log }: { db: Database; files: FileStore; log: Logger },
  { demo = true } = {},
): Promise<void> {
  const { seeded, removed, chosen } = await readDemoState(db)
  if (seeded || removed || !(chosen || (demo && !(await isInUse(db))))) return
  const { seedDemo } = await import('#prisma/seed.ts')
  log.info('filling the new database with the demo')
  await seedDemo({ db, files }, { accounts: !chosen })
  await db.prisma.$transaction(async (tx) => {
    // A concurrently started server may have recorded it already.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('pravesh demo seeded'))`
    if ((await tx.activity.count({ where: { action: DONE } })) > 0) return
    await tx.activity.create({ data: { action: DONE, subject: 'Demo content' } })
  })
}

/** Uses the pool because Prisma's first query would slow down every start. */
async function isInUse({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ inUse: boolean }>(
    `SELECT EXISTS (SELECT FROM users WHERE NOT is_demo) AS "inUse"`,
  )
  return rows[0]?.inUse === true
}
