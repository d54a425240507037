import { appliedMigrations, refuseUnknown } from '#prisma/migrate.ts'
import { migrationNames } from '#prisma/migrations.ts'
import type { Check } from '#server/config/check.ts'
import { checkEncoding } from '#server/db/check-database.ts'
import type { ConnectedDatabase } from '#server/db/database.ts'
import { migrationProblem } from '#server/db/migration-problem.ts'
import { StartError } from '#server/lib/start-error.ts'

/** Whether a server can use the database as it is, or bring it up to date. */
export async function schemaCheck({ pool, pooled }: ConnectedDatabase): Promise<Check> {
  const name = 'Schema'
  try {
    await checkEncoding(pool)
    const wanted = await migrationNames()
    const applied = await appliedMigrations(pool)
    refuseUnknown(applied, wanted)
    const state = applied.length === wanted.length ? 'up to date' : 'the next start brings it up to date'
    return { name, state: 'ok', text: pooled ? `${state}; a connection pooler stands before it` : state }
  } catch (error) {
    const problem = migrationProblem(error)
    if (problem instanceof StartError) return { name, state: 'problem', text: problem.message }
    throw error
  }
}
