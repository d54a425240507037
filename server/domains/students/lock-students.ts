import type { Transaction } from '#server/domains/imports/layer-kind.ts'

/** Until the transaction ends, nobody else publishes, switches or removes a student list. */
export async function lockStudents(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('student lists', 0))`
}
