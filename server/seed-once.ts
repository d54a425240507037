import type { Database } from './db.ts'
import type { FileStore } from './lib/file-store.ts'
import type { Logger } from './lib/log.ts'

const DONE = 'demo.seeded'

/**
 * Fills a new database with the demo, once: what an institute deletes later does not come back, and a database that
 * is in real use is never touched. Interrupted half-way, it goes on where it was at the next start.
 */
export async function seedOnce({
  db,
  files,
  log,
}: {
  db: Database
  files: FileStore
  log: Logger
}): Promise<void> {
  if (await isInUse(db)) return
  const { seedDemo } = await import('#prisma/seed.ts')
  log.info('filling the new database with the demo')
  await seedDemo({ db, files })
  await db.prisma.$transaction(async (tx) => {
    // Another server may have started at the same moment, and have said so.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('pravesh demo seeded'))`
    if ((await tx.activity.count({ where: { action: DONE } })) > 0) return
    await tx.activity.create({ data: { action: DONE, subject: 'Demo content' } })
  })
}

/** Every start asks, so not through Prisma, whose first query takes as long as all the rest. */
async function isInUse({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ inUse: boolean }>(
    `SELECT EXISTS (SELECT FROM activities WHERE action = $1)
         OR EXISTS (SELECT FROM users WHERE NOT is_demo) AS "inUse"`,
    [DONE],
  )
  return rows[0]?.inUse === true
}
