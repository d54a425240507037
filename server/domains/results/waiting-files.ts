import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor } from '#server/domains/imports/planner-settings.ts'
import { builder } from '#server/graphql/builder.ts'
import type { WaitingFileShape } from './staged-results-preview.ts'

// Published files that wait for their release, as a preview tells of them: which file wins depends on whether the staged
// one is published below or above them.

export const WaitingFile = builder.objectRef<WaitingFileShape>('WaitingFile').implement({
  description: 'A published file of the exam that waits for its release.',
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    releaseAt: t.field({ type: 'DateTime', resolve: ({ releaseAt }) => new Date(releaseAt) }),
    candidates: t.exposeInt('candidates', { description: 'Number of candidates in both files.' }),
  }),
})

/** The exam's published files that wait for their release, the first to be released first. */
export async function waitingFiles(
  tx: Transaction,
  { layer, rowCount, examId }: { layer: number; rowCount: number; examId: string },
): Promise<WaitingFileShape[]> {
  const files = await tx.$queryRaw<{ layer: number; fileName: string; releaseAt: Date; rows: number }[]>`
    SELECT layer, filename AS "fileName", release_at AS "releaseAt", total_results AS rows FROM exam_result_files
    WHERE exam_id = ${examId} AND state = 'PUBLISHED' AND release_at > now()
    ORDER BY release_at, publish_order`
  if (files.length === 0) return []
  const counts = await plannerSettingsFor(
    tx,
    { rowCount: files.reduce((sum, { rows }) => sum + rows, rowCount) },
    () => tx.$queryRaw<{ layer: number; candidates: number }[]>`
      SELECT waiting.layer, count(*)::int AS candidates FROM exam_results AS fresh
      JOIN exam_results AS waiting USING (candidate_id)
      WHERE fresh.layer = ${layer} AND waiting.layer = ANY (${files.map((file) => file.layer)}::int[])
      GROUP BY waiting.layer`,
  )
  return files.map(({ layer: of, fileName, releaseAt }) => ({
    fileName,
    releaseAt: releaseAt.toISOString(),
    candidates: counts.find((one) => one.layer === of)?.candidates ?? 0,
  }))
}
