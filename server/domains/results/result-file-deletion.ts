import { builder } from '#server/builder.ts'
import type { Database } from '#server/db.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { ResultFile } from './result-file.ts'

// What deleting a result file would do: the file is a layer, so each of its candidates falls to the next layer of the
// exam that has them, or to none.

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
  description: 'A file whose results stand again, if need be from their release on.',
  fields: (t) => ({
    file: t.field({ type: ResultFile, resolve: ({ file }) => file }),
    candidates: t.exposeInt('candidates', { description: 'For how many candidates.' }),
  }),
})

const ResultFileDeletion = builder.objectRef<DeletionShape>('ResultFileDeletion').implement({
  description: 'What deleting a published result file would do to the candidates in it.',
  fields: (t) => ({
    restored: t.field({
      type: [RestoredResults],
      description:
        'The files that come back, the last published first, and those that wait for their release last.',
      resolve: ({ restored }) => restored,
    }),
    lost: t.exposeInt('lost', { description: 'Candidates who will find no result of this exam.' }),
    unaffected: t.exposeInt('unaffected', {
      description: 'Candidates whose result is in a newer file to be seen, and stays as it is.',
    }),
  }),
})

builder.queryField('resultFileDeletion', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ResultFileDeletion,
    nullable: true,
    description: 'What deleting a published file would do; null when it is not there any more. [admin]',
    args: { id: t.arg.id({ required: true, description: 'Of the result file.' }) },
    resolve: (_root, { id }, { db }) => foreseeDeletion(db, id),
  }),
)

async function foreseeDeletion(db: Database, id: string): Promise<DeletionShape | null> {
  const file = isUuid(id)
    ? await db.prisma.examResultFile.findUnique({ where: { id, state: 'PUBLISHED' } })
    : null
  if (!file) return null
  const published = await db.prisma.examResultFile.findMany({
    where: { examId: file.examId, state: 'PUBLISHED', id: { not: id } },
    orderBy: { publishOrder: 'desc' },
  })
  const now = new Date()
  const isHidden = ({ releaseAt }: ExamResultFile) => releaseAt !== null && releaseAt > now
  // What waits for its release stands for nobody yet: it counts only where nothing else is to be seen.
  const others = [...published.filter((other) => !isHidden(other)), ...published.filter(isHidden)]
  const falls = await countFalls(db, file.layer, others)
  const stays = (other: ExamResultFile) =>
    !isHidden(other) && (other.publishOrder ?? 0) > (file.publishOrder ?? 0)
  const sum = (files: readonly ExamResultFile[]) =>
    files.reduce((total, { layer }) => total + (falls.get(layer) ?? 0), 0)
  return {
    restored: others
      .filter((other) => !stays(other) && falls.has(other.layer))
      .map((other) => ({ file: other, candidates: falls.get(other.layer) ?? 0 })),
    lost: falls.get(null) ?? 0,
    unaffected: sum(others.filter(stays)),
  }
}

/** How many candidates of a layer stand in each of the others first, these given newest first; under null: in none. */
async function countFalls(
  { pool }: Pick<Database, 'pool'>,
  layer: number,
  others: readonly ExamResultFile[],
): Promise<ReadonlyMap<number | null, number>> {
  const { rows } = await pool.query<{ layer: number | null; candidates: number }>({
    name: 'count-falls',
    text: `
      SELECT ($2::int[])[place] AS layer, count(*)::int AS candidates
      FROM (
        SELECT min(array_position($2::int[], layer)) AS place FROM exam_results WHERE layer = ANY ($1::int || $2::int[])
        GROUP BY candidate_id HAVING bool_or(layer = $1)
      ) AS candidate
      GROUP BY place`,
    values: [layer, others.map((other) => other.layer)],
  })
  return new Map(rows.map(({ layer: of, candidates }) => [of, candidates]))
}
