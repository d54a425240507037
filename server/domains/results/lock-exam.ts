import type { Transaction } from '#server/domains/imports/layer-kind.ts'

/** Until the transaction ends, nobody else publishes or removes a file of this exam. */
export async function lockExam(tx: Transaction, examId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`exam ${examId}`}, 0))`
}
