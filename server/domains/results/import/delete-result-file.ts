import type { Database } from '#server/db/database.ts'
import { removeLayers } from '#server/domains/imports/import-fields.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { ResultFile } from './result-file.ts'
import { resultsFlow } from './results-flow.ts'

builder.mutationField('deleteResultFile', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      "Removes a published file. The results of the exam's earlier files are visible again; the file and its rows are deleted afterwards. False when there is no such file, for example a staged one: see discardStagedExamResults. [admin]",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      (await removeLayers(context, resultsFlow, { ids: [id], state: 'PUBLISHED' })) > 0,
  }),
)

// The effects of deleting a result file: each of its candidates gets the result of the next layer that has one, or none.

interface RestoredShape {
  file: ExamResultFile
  candidates: number
}

interface DeletionShape {
  restored: RestoredShape[]
  lost: number
  unaffected: number
}

const RestoredResults = builder.objectRef<RestoredShape>('RestoredResults').implement({
  description: 'A file whose results take the place of those of a deleted one.',
  fields: (t) => ({
    file: t.field({ type: ResultFile, resolve: ({ file }) => file }),
    candidates: t.exposeInt('candidates', { description: 'Number of candidates.' }),
  }),
})

const ResultFileDeletion = builder.objectRef<DeletionShape>('ResultFileDeletion').implement({
  description: 'The effects of deleting a published result file on its candidates, once they see the exam.',
  fields: (t) => ({
    restored: t.field({
      type: [RestoredResults],
      description: 'The files whose results take their place, the last published first.',
      resolve: ({ restored }) => restored,
    }),
    lost: t.exposeInt('lost', {
      description: 'Number of candidates without any result of this exam afterwards.',
    }),
    unaffected: t.exposeInt('unaffected', {
      description: 'Number of candidates whose result does not change: it comes from a newer file.',
    }),
  }),
})

builder.queryField('resultFileDeletion', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ResultFileDeletion,
    nullable: true,
    description: 'The effects of deleting a published result file; null when it does not exist. [admin]',
    args: { id: t.arg.id({ required: true, description: 'Id of the result file.' }) },
    resolve: (_root, { id }, { db }) => previewDeletion(db, id),
  }),
)

async function previewDeletion(db: Database, id: string): Promise<DeletionShape | null> {
  const file = isUuid(id)
    ? await db.prisma.examResultFile.findUnique({ where: { id, state: 'PUBLISHED' } })
    : null
  if (!file) return null
  const others = await db.prisma.examResultFile.findMany({
    where: { examId: file.examId, state: 'PUBLISHED', id: { not: id } },
    orderBy: { publishOrder: 'desc' },
  })
  const counts = await countByNextLayer(db, file, others)
  const stays = (other: ExamResultFile) => (other.publishOrder ?? 0) > (file.publishOrder ?? 0)
  const candidatesOf = ({ layer }: ExamResultFile) => counts.get(layer) ?? 0
  return {
    restored: others
      .filter((other) => !stays(other) && candidatesOf(other) > 0)
      .map((other) => ({ file: other, candidates: candidatesOf(other) })),
    lost: counts.get(null) ?? 0,
    unaffected: others.filter(stays).reduce((total, other) => total + candidatesOf(other), 0),
  }
}

/**
 * Counts a file's candidates by the first of the other layers that has them; the key null counts those in none. Reads the
 * rows of the smaller side and finds each in the other by its key, so that a small correction costs little beside a large file.
 */
async function countByNextLayer(
  { pool }: Pick<Database, 'pool'>,
  { layer, totalResults }: ExamResultFile,
  others: readonly ExamResultFile[],
): Promise<ReadonlyMap<number | null, number>> {
  const otherRows = others.reduce((sum, other) => sum + other.totalResults, 0)
  const { rows } = await pool.query<{ layer: number; candidates: number }>({
    ...(otherRows < totalResults ? COUNT_FROM_OTHERS : COUNT_FROM_FILE),
    values: [layer, others.map((other) => other.layer)],
  })
  const found = rows.reduce((sum, { candidates }) => sum + candidates, 0)
  const lost = totalResults - found
  return new Map<number | null, number>([
    ...rows.map(({ layer: of, candidates }) => [of, candidates] as const),
    ...(lost > 0 ? ([[null, lost]] as const) : []),
  ])
}

// OFFSET 0 keeps the planner from reading the whole of the other side for a join.

const COUNT_FROM_OTHERS = {
  name: 'count-restored-from-others',
  text: `
    SELECT ($2::int[])[place] AS layer, count(*)::int AS candidates
    FROM (
      SELECT min(array_position($2::int[], other.layer)) AS place FROM exam_results AS other
      WHERE other.layer = ANY ($2::int[]) AND EXISTS (
        SELECT FROM exam_results AS own
        WHERE own.layer = $1::int AND own.candidate_id = other.candidate_id OFFSET 0
      )
      GROUP BY other.candidate_id
    ) AS candidate
    GROUP BY place`,
}

const COUNT_FROM_FILE = {
  name: 'count-restored-from-file',
  text: `
    SELECT ($2::int[])[place] AS layer, count(*)::int AS candidates
    FROM (
      SELECT (
        SELECT min(array_position($2::int[], other.layer)) FROM exam_results AS other
        WHERE other.layer = ANY ($2::int[]) AND other.candidate_id = own.candidate_id OFFSET 0
      ) AS place
      FROM exam_results AS own WHERE own.layer = $1::int
    ) AS candidate
    WHERE place IS NOT NULL
    GROUP BY place`,
}
