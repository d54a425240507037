import type { Transaction } from '#server/domains/imports/import-definition.ts'

/** Locks the exam until the transaction ends: other transactions cannot publish or remove its files. */
export async function lockExam(tx: Transaction, examId: string): Promise<void> {
  await tx.$executeRaw`SELECT FROM exams WHERE id = ${examId} FOR NO KEY UPDATE`
}

export const GONE = 'This result file is not there any more.'
