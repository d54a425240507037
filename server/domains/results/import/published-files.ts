import type { StandingLayer, Transaction } from '#server/domains/imports/import-definition.ts'

export interface PublishedFile extends StandingLayer {
  /** Names of its subjects. */
  subjects: readonly string[]
  /** Whether it states no ranks. */
  ranksByPercentage: boolean
}

/** The exam's published files, newest first. */
export async function publishedFiles(tx: Transaction, examId: string): Promise<PublishedFile[]> {
  const files = await tx.examResultFile.findMany({
    where: { examId, state: 'PUBLISHED' },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true, totalResults: true, subjects: true, ranksByPercentage: true },
  })
  return files.map(({ totalResults, ...file }) => ({ ...file, rowCount: totalResults }))
}
