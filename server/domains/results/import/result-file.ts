import type { Database } from '#server/db/database.ts'
import { User } from '#server/domains/accounts/user.ts'
import { removeLayers } from '#server/domains/imports/import-flow.ts'
import { DOWNLOAD_URL, originalUrl } from '#server/domains/imports/signed-file.ts'
import { dayOf, PUBLISHED, RELEASED } from '#server/domains/results/exams/find-exams.ts'
import { ManagedExam, managedExamInList } from '#server/domains/results/exams/managed-exam.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { createBatcher } from '#server/lib/batcher.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'
import { resultsFlow } from './results-flow.ts'

// A result file is a published CSV of exam results. It is a layer over the exam's earlier files; deleting it makes them
// visible again. The file contains personal data; its download needs a signed address.

export const RESULT_FILES = 'result-files'

export const ResultFile = builder.prismaObject('ExamResultFile', {
  description: 'A published file of exam results.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    examId: t.exposeID('examId'),
    examTitle: t.string({
      nullable: true,
      select: { exam: { select: { title: true } } },
      resolve: ({ exam }) => exam.title,
    }),
    examDate: t.field({
      type: 'Date',
      nullable: true,
      select: { exam: { select: { date: true } } },
      resolve: ({ exam }) => dayOf(exam.date),
    }),
    totalResults: t.exposeInt('totalResults'),
    exam: t.field({
      type: ManagedExam,
      nullable: true,
      description: 'Null for a staged file of an exam without published ones.',
      select: { examId: true },
      resolve: ({ examId }, _args, context) => managedExamInList(context, examId),
    }),
    uploadedAt: t.field({
      type: 'DateTime',
      description: 'When it was published.',
      select: { publishedAt: true, stagedAt: true },
      resolve: ({ publishedAt, stagedAt }) => publishedAt ?? stagedAt,
    }),
    uploadedBy: t.relation('uploadedBy', {
      type: User,
      nullable: true,
      description: 'Null when the account was deleted, and for the demo.',
    }),
    publishOrder: t.int({
      description: "Order among the exam's published files: the highest with a candidate wins.",
      select: { publishOrder: true },
      resolve: ({ publishOrder }) => publishOrder ?? 0,
    }),
    shownResults: t.int({
      description:
        'Number of candidates who see the result of this file now: those whom no newer file of the exam has.',
      select: { layer: true },
      async resolve({ layer }, _args, { db }) {
        const counted = await counterOf(db)(layer)
        return counted?.isVisible ? counted.total - counted.replaced : 0
      },
    }),
    replacedResults: t.int({
      description: 'Number of its candidates whom newer files of the exam have: they do not see its result.',
      select: { layer: true },
      resolve: async ({ layer }, _args, { db }) => (await counterOf(db)(layer))?.replaced ?? 0,
    }),
    downloadUrl: t.string({
      description: DOWNLOAD_URL,
      select: { id: true },
      resolve: ({ id }, _args, { keys }) => originalUrl(RESULT_FILES, id, keys),
    }),
  }),
})

builder.queryField('resultFiles', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: [ResultFile],
    description: 'The published result files, newest first. [admin]',
    resolve: (query, _root, _args, { db }) =>
      db.prisma.examResultFile.findMany({
        ...query,
        where: { state: 'PUBLISHED' },
        orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
)

builder.queryField('resultFile', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: ResultFile,
    nullable: true,
    description: 'One published result file; null when it does not exist. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { db }) =>
      db.prisma.examResultFile.findFirst({
        ...query,
        where: { id: { in: [id].filter(isUuid) }, state: 'PUBLISHED' },
      }),
  }),
)

// A candidate's result is the row of the newest published file that has one. So a file counts for all its candidates but
// those whom newer files have: these are few rows, as newer files are corrections.

const COUNT = `
  SELECT f.layer, ${RELEASED} AND ${PUBLISHED} AS "isVisible", f.total_results AS total, coalesce((
    SELECT count(DISTINCT newer.candidate_id)
    FROM exam_result_files n
      JOIN exam_results newer ON newer.layer = n.layer
      JOIN exam_results own ON own.layer = f.layer AND own.candidate_id = newer.candidate_id
    WHERE n.exam_id = f.exam_id AND n.publish_order > f.publish_order AND n.state = 'PUBLISHED'
  ), 0)::int AS replaced
  FROM exam_result_files f JOIN exams ON exams.id = f.exam_id WHERE f.layer = ANY ($1)`

interface Counted {
  layer: number
  isVisible: boolean
  total: number
  /** Candidates in newer files. */
  replaced: number
}

/** Counts for one layer; all files of a list share a statement. */
const counterOf = memoizeByObject(({ pool }: Database) =>
  createBatcher(
    async (layers: number[]) => {
      const { rows } = await pool.query<Counted>({
        name: 'count-shown-results',
        text: COUNT,
        values: [layers],
      })
      const counts = new Map(rows.map((row) => [row.layer, row]))
      return layers.map((layer) => counts.get(layer))
    },
    { maxSize: 1000, inFlight: 1 },
  ),
)

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
    file: t.expose('file', { type: ResultFile }),
    candidates: t.exposeInt('candidates', { description: 'Number of candidates.' }),
  }),
})

const ResultFileDeletion = builder.objectRef<DeletionShape>('ResultFileDeletion').implement({
  description: 'The effects of deleting a published result file on its candidates, once they see the exam.',
  fields: (t) => ({
    restored: t.expose('restored', {
      type: [RestoredResults],
      description: 'The files whose results take their place, the last published first.',
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
