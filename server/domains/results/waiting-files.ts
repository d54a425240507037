import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor } from '#server/domains/imports/planner-settings.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { visibleFromSql } from './find-exams.ts'
import type { WaitingFileShape } from './staged-results-preview.ts'

// Published files that wait for their release, as a preview tells of them: which file wins depends on whether the staged
// one is published below or above them.

export const WaitingFile = builder.objectRef<WaitingFileShape>('WaitingFile').implement({
  description: 'A published file of the exam that waits for its release.',
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    releaseAt: t.field({ type: 'DateTime', resolve: ({ releaseAt }) => new Date(releaseAt) }),
    candidates: t.exposeInt('candidates', { description: 'Number of candidates in both files.' }),
    overruledFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'From when on another file of the exam wins over it for good; null for none. A file that is released then or later does so, too: with candidates in both, it must be published with `overrulesWaiting`.',
      resolve: ({ overruledFrom }) => (overruledFrom === null ? null : new Date(overruledFrom)),
    }),
  }),
})

/** The exam's published files that wait for their release, the first to be released first. */
export async function waitingFiles(
  tx: Transaction,
  { layer, rowCount, examId }: { layer: number; rowCount: number; examId: string },
): Promise<WaitingFileShape[]> {
  const files = await listWaiting(tx, examId)
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
  return files.map(({ layer: of, fileName, releaseAt, overruledFrom }) => ({
    layer: of,
    fileName,
    releaseAt: releaseAt.toISOString(),
    candidates: counts.find((one) => one.layer === of)?.candidates ?? 0,
    overruledFrom: overruledFrom?.toISOString() ?? null,
  }))
}

/**
 * Names of the waiting files that a staged one wins over for good because it is released after another file that does so: its
 * place is above that one.
 *
 * @param releaseAt of the staged file.
 */
export async function overruledByPlace(
  tx: Transaction,
  { examId, waiting, releaseAt }: { examId: string; waiting: readonly WaitingFileShape[]; releaseAt: Date },
): Promise<string[]> {
  const shared = waiting.filter(({ candidates }) => candidates > 0).map(({ layer }) => layer)
  if (shared.length === 0) return []
  return (await listWaiting(tx, examId))
    .filter((file) => shared.includes(file.layer) && file.releaseAt > releaseAt)
    .filter(({ overruledFrom }) => overruledFrom !== null && overruledFrom <= releaseAt)
    .map(({ fileName }) => fileName)
}

interface WaitingRecord {
  layer: number
  fileName: string
  releaseAt: Date
  rows: number
  overruledFrom: Date | null
}

function listWaiting(tx: Transaction, examId: string): Promise<WaitingRecord[]> {
  return tx.$queryRaw<WaitingRecord[]>`
    SELECT layer, filename AS "fileName", release_at AS "releaseAt", total_results AS rows, (
        SELECT min(${Prisma.raw(visibleFromSql('above'))}) FROM exam_result_files AS above
        WHERE above.exam_id = files.exam_id AND above.state IN ('PUBLISHED', 'WITHDRAWN')
          AND above.publish_order > files.publish_order
      ) AS "overruledFrom"
    FROM exam_result_files AS files
    WHERE exam_id = ${examId} AND state = 'PUBLISHED' AND release_at > now()
    ORDER BY release_at, publish_order`
}
