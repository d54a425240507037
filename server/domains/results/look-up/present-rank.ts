import type { DataVersion } from '#server/db/data-version.ts'
import type { Database } from '#server/db/database.ts'
import { findDistribution, standingOf } from '#server/domains/results/lists/find-distribution.ts'

export interface RankSource {
  db: Pick<Database, 'pool'>
  dataVersion: DataVersion
}

interface RankedResult {
  examId: string
  /** As it is stored. */
  examRank: string | null
  /** Whether its file states no ranks. */
  ranksByPercentage: boolean
  percentage: string | null
}

/** A result's rank as everybody reads it: stated by its file, or by percentage among all results that can be seen. */
export async function presentRank(
  source: RankSource,
  { examId, examRank, ranksByPercentage, percentage }: RankedResult,
): Promise<string | null> {
  if (!ranksByPercentage || percentage === null) return examRank
  const standing = standingOf(await findDistribution(source, examId), percentage)
  // For a moment after a change of the results nobody seems to have this percentage.
  return standing ? String(standing.rank) : examRank
}
