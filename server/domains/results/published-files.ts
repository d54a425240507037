import type { StandingLayer, Transaction } from '#server/domains/imports/import-definition.ts'

/** The exam's published files, newest first, released or not. */
export async function publishedFiles(tx: Transaction, examId: string): Promise<StandingLayer[]> {
  const files = await tx.examResultFile.findMany({
    where: { examId, state: 'PUBLISHED' },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true, totalResults: true },
  })
  return files.map(({ layer, totalResults }) => ({ layer, rowCount: totalResults }))
}
