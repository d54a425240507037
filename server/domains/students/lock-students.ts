import type { Transaction } from '#server/domains/imports/import-definition.ts'

/** Locks the student lists until the transaction ends: others cannot publish, activate, deactivate or remove one. */
export async function lockStudents(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('student lists', 0))`
}
